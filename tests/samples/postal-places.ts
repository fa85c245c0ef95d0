import type { SiteDb } from '../../src/db/scope.ts';
import { readDatabase } from './read-database.ts';

/** A database without loaded postal places: results come from the table that the project ships. */
export function nothingLoaded(): SiteDb {
  return readDatabase();
}
