import { getHintCookieName } from '../../addresses/visitors.ts';

/** Whether somebody is signed in in this browser, by a cookie that grants no access. */
export function hasHint(): boolean {
  const name = getHintCookieName(document.documentElement.dataset.store ?? '');
  return document.cookie.split(/;\s*/).some((pair) => pair.startsWith(`${name}=1`));
}
