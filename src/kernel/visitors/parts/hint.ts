import { getHintCookieName } from '../../addresses/visitors.ts';

/** Whether somebody is signed in in this browser, as far as a cookie says that opens nothing. */
export function hasHint(): boolean {
  const name = getHintCookieName(document.documentElement.dataset.store ?? '');
  return document.cookie.split(/;\s*/).some((pair) => pair.startsWith(`${name}=1`));
}
