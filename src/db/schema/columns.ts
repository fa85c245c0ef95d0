import { sql } from 'drizzle-orm';
import { integer, pgPolicy, timestamp } from 'drizzle-orm/pg-core';

/** The scope a transaction was opened in (see `scope.ts`); null outside of one, and null equals nothing. */
const scopeGroup = sql.raw(`(select nullif(current_setting('app.group_id', true), '')::int)`);
const scopeSite = sql.raw(`(select nullif(current_setting('app.site_id', true), '')::int)`);
const isPlatform = sql.raw(`(select current_setting('app.scope', true)) = 'platform'`);

/** The owning group; set from the transaction's scope when a row does not give it. */
export const buildGroupIdColumn = () =>
  integer().notNull().default(sql.raw(`nullif(current_setting('app.group_id', true), '')::int`));

/** The owning site; set from the transaction's scope when a row does not give it. */
export const buildSiteIdColumn = () =>
  integer().notNull().default(sql.raw(`nullif(current_setting('app.site_id', true), '')::int`));

/** A moment, stored with its zone and read as a Date. */
export const buildTimestampColumn = () => timestamp({ withTimezone: true, mode: 'date' });

export const buildCurrentTimestampColumn = () => buildTimestampColumn().notNull().defaultNow();

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
