import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, foreignKey, integer, numeric, pgPolicy, timestamp } from 'drizzle-orm/pg-core';

/** The scope a transaction was opened in (see `scope.ts`); null outside of one, and null equals nothing. */
const scopeGroup = sql.raw(`(select nullif(current_setting('app.group_id', true), '')::int)`);
const scopeSite = sql.raw(`(select nullif(current_setting('app.site_id', true), '')::int)`);
const isPlatform = sql.raw(`(select current_setting('app.scope', true)) = 'platform'`);

export const buildIdColumn = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** The owning group; set from the transaction's scope when a row does not give it. */
export const buildGroupIdColumn = () =>
  integer().notNull().default(sql.raw(`nullif(current_setting('app.group_id', true), '')::int`));

/** The owning group and site; set from the transaction's scope when a row does not give them. */
export const buildSiteColumns = () => ({
  group_id: buildGroupIdColumn(),
  site_id: integer().notNull().default(sql.raw(`nullif(current_setting('app.site_id', true), '')::int`)),
});

/** A moment, stored with its zone and read as a Date. */
export const buildTimestampColumn = () => timestamp({ withTimezone: true, mode: 'date' });

export const buildCurrentTimestampColumn = () => buildTimestampColumn().notNull().defaultNow();

/** A day without a time zone, read as YYYY-MM-DD. */
export const buildDayColumn = () => date({ mode: 'string' });

export const buildDollarsColumn = () => numeric({ precision: 12, scale: 2, mode: 'number' });

type OfGroup = Record<'group_id', AnyPgColumn>;
export type OfSite = Record<'group_id' | 'site_id', AnyPgColumn>;

/** A reference to a row of the same group; another group's cannot be named. */
export const referWithinGroup = (table: OfGroup, column: AnyPgColumn, target: OfGroup & { id: AnyPgColumn }) =>
  foreignKey({ columns: [table.group_id, column], foreignColumns: [target.group_id, target.id] });

/** A reference to a row of the same site; another site's cannot be named. */
export const referWithinSite = (table: OfSite, column: AnyPgColumn, target: OfSite & { id: AnyPgColumn }) =>
  foreignKey({
    columns: [table.group_id, table.site_id, column],
    foreignColumns: [target.group_id, target.site_id, target.id],
  });

const policy = (condition: ReturnType<typeof sql>) =>
  pgPolicy('in_scope', { for: 'all', to: 'public', using: condition, withCheck: condition });

/** Row-level security of a table that a group owns: visible in that group's scope, and to the platform. */
export const buildGroupPolicy = () => policy(sql`group_id = ${scopeGroup} or ${isPlatform}`);

/** Row-level security of a table that one site owns: invisible to its group's other sites. */
export const buildSitePolicy = () =>
  policy(sql`(group_id = ${scopeGroup} and site_id = ${scopeSite}) or ${isPlatform}`);

/** Row-level security of the groups themselves. */
export const buildScopeGroupPolicy = () => policy(sql`id = ${scopeGroup} or ${isPlatform}`);

/** Row-level security of the sites themselves. */
export const buildScopeSitePolicy = () =>
  policy(sql`(group_id = ${scopeGroup} and id = ${scopeSite}) or ${isPlatform}`);
