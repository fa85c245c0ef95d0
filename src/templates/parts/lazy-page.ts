import { lazy } from 'react';
import type { Template } from '../../kernel/template.ts';

/** A page whose code is loaded when the page is opened, so that search carries none of the other pages' code. */
export const createLazyPage = <Name extends keyof Template>(name: Name, load: () => Promise<Pick<Template, Name>>) =>
  lazy(async () => ({ default: (await load())[name] }));

/**
 * A page that browsers get as HTML alone: what moves on it are islands and behaviours, so they never load its code, and
 * their build has no `load`.
 */
export const createServerPage = <Name extends keyof Template>(
  name: Name,
  load: false | (() => Promise<Pick<Template, Name>>),
) => createLazyPage(name, load || (() => Promise.reject(new Error(`Browsers have no ${name}`))));
