import { sql } from 'drizzle-orm';
import { integer, pgPolicy, timestamp } from 'drizzle-orm/pg-core';

/** The scope a transaction was opened in (see `scope.ts`); null outside of one, and null equals nothing. */
const scopeGroup = sql.raw(`(select nullif(current_setting('app.group_id', true), '')::int)`);
const scopeSite = sql.raw(`(select nullif(current_setting('app.site_id', true), '')::int)`);
const isPlatform = sql.raw(`(select current_setting('app.scope', true)) = 'platform'`);

/** The owning group; filled from the transaction's scope when a row does not name it. */
export const buildGroupIdColumn = () =>
  integer().notNull().default(sql.raw(`nullif(current_setting('app.group_id', true), '')::int`));

/** The owning site; filled from the transaction's scope when a row does not name it. */
export const buildSiteIdColumn = () =>
  integer().notNull().default(sql.raw(`nullif(current_setting('app.site_id', true), '')::int`));

/** A moment, kept with its zone and read as a Date. */
export const buildTimestampColumn = () => timestamp({ withTimezone: true, mode: 'date' });

/** A moment that is now unless the row says otherwise. */
export const buildCurrentTimestampColumn = () => buildTimestampColumn().notNull().defaultNow();

const policy = (condition: ReturnType<typeof sql>) =>
  pgPolicy('in_scope', { for: 'all', to: 'public', using: condition, withCheck: condition });

/** Row-level security of a table that a group owns: seen in the scope of that group, or by the platform. */
export const buildGroupPolicy = () => policy(sql`group_id = ${scopeGroup} or ${isPlatform}`);

/** Row-level security of a table that one site owns: its group's other sites do not see it. */
export const buildSitePolicy = () =>
  policy(sql`(group_id = ${scopeGroup} and site_id = ${scopeSite}) or ${isPlatform}`);

/** Row-level security of the groups themselves. */
export const buildScopeGroupPolicy = () => policy(sql`id = ${scopeGroup} or ${isPlatform}`);

/** Row-level security of the sites themselves. */
export const buildScopeSitePolicy = () =>
  policy(sql`(group_id = ${scopeGroup} and id = ${scopeSite}) or ${isPlatform}`);
