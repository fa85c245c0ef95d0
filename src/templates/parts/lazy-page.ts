import { lazy } from 'react';
import type { Template } from '../../kernel/template.ts';

/** A page whose code is loaded when the page is opened, so that search carries none of the other pages' code. */
export const createLazyPage = <Name extends keyof Template>(name: Name, load: () => Promise<Pick<Template, Name>>) =>
  lazy(async () => ({ default: (await load())[name] }));
