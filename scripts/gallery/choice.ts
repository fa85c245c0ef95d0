import { LOOK_NAMES, LOOKS, type LookName } from '../../src/settings/looks.ts';

/** The pieces of the looks on a page of their own, among the names of pages. */
export const PIECES = 'pieces';

/** What is looked at. */
export interface Choice {
  look: LookName;
  page: string;
  /** Whose header and footer are around it; `none` for none. */
  frame: string;
  /** The demo site whose colours it has; `own` for the look's own. */
  site: string;
}

/** Reads what is looked at from an address; what it does not name is the first there is. */
export function choiceOf(params: URLSearchParams, pages: readonly string[]): Choice {
  const page = params.get('page') ?? '';
  return {
    look: LOOK_NAMES.find((name) => name === params.get('look')) ?? LOOKS[0].name,
    page: pages.includes(page) ? page : PIECES,
    frame: params.get('frame') ?? 'a group',
    site: params.get('site') ?? 'own',
  };
}

/** The address of a choice, some of it changed. */
export function hrefOf(path: string, choice: Choice, change: Partial<Choice> = {}): string {
  return `${path}?${new URLSearchParams({ ...choice, ...change })}`;
}
