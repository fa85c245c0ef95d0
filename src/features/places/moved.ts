import { LOCATION_PATHS } from '../../domain/places/location.ts';
import { LOCATOR_PATH } from '../../kernel/addresses/places.ts';
import { type FindMoved, withoutSlash } from '../../kernel/own-page.ts';

/** The folders of the pages of places lead to the dealer locator. */
export const findMovedLocator: FindMoved = ({ url: { pathname, search } }) =>
  LOCATION_PATHS.some((path) => path === withoutSlash(pathname))
    ? { to: LOCATOR_PATH + search, status: 302 }
    : undefined;
