import { LOOK_NAMES, LOOKS, type LookName } from '../../src/settings/looks.ts';

/** The look's components on a page of their own, listed among the pages. */
export const PIECES = 'pieces';

export interface Choice {
  look: LookName;
  page: string;
  /** Whose header and footer surround it; `none` for none. */
  frame: string;
  /** The demo site whose colours it has; `own` for the look's own. */
  site: string;
}

/** Reads the choice from an address; the first option for each missing parameter. */
export function choiceOf(params: URLSearchParams, pages: readonly string[]): Choice {
  const page = params.get('page') ?? '';
  return {
    look: LOOK_NAMES.find((name) => name === params.get('look')) ?? LOOKS[0].name,
    page: pages.includes(page) ? page : PIECES,
    frame: params.get('frame') ?? 'a group',
    site: params.get('site') ?? 'own',
  };
}

/** The address of a choice with some changes. */
export function hrefOf(path: string, choice: Choice, change: Partial<Choice> = {}): string {
  return `${path}?${new URLSearchParams({ ...choice, ...change })}`;
}
