import type { SiteDb } from '../../src/db/scope.ts';
import { readDatabase } from './read-database.ts';

/**
 * A database into which no operator has loaded postal places: what is found is of the table that comes with the
 * project.
 */
export function nothingLoaded(): SiteDb {
  return readDatabase();
}
