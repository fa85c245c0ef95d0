import { lazy } from 'react';
import type { Template } from '../../kernel/template.ts';

/** A page whose code is fetched when the page is opened, so that searching carries none of the others'. */
export const createLazyPage = <Name extends keyof Template>(
  name: Name,
  load: () => Promise<Pick<Template, Name>>,
) => lazy(async () => ({ default: (await load())[name] }));
