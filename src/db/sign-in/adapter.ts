import { createHash } from 'node:crypto';
import { createAdapterFactory } from 'better-auth/adapters';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  lte,
  ne,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { signInCode, visitorSession } from '../schema/sign-in.ts';
import { visitor } from '../schema/visitors.ts';
import type { SiteDb, SiteTx } from '../scope.ts';

type Row = Record<string, unknown>;
interface Condition {
  field: string;
  value: unknown;
  operator: string;
  connector: string;
}

/** How the library's names of tables and columns are ours: what it has no column for is dropped, and answered by `COMPUTED`. */
export const SIGN_IN_NAMES = {
  user: {
    modelName: 'visitor',
    fields: {
      name: 'signed_in_name',
      email: 'signed_in_email',
      emailVerified: 'email_verified',
      createdAt: 'created_at',
      updatedAt: 'last_seen_at',
    },
  },
  session: {
    modelName: 'visitor_session',
    fields: {
      userId: 'visitor_id',
      token: 'token_hash',
      ipAddress: 'caller',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      expiresAt: 'expires_at',
    },
  },
  verification: {
    modelName: 'sign_in_code',
    fields: {
      identifier: 'phone',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      expiresAt: 'expires_at',
    },
  },
} as const;

/** The columns of the phone number plugin. */
export const PHONE_NAMES = { phoneNumber: 'phone', phoneNumberVerified: 'phone_verified' } as const;

/** What the library asks of a visitor and we don't keep: only whoever has answered a code is one, and an e-mail address signs nobody in. */
const COMPUTED: Record<string, (row: Row) => Row> = {
  visitor: ({ phone }) => ({
    signed_in_name: phone,
    signed_in_email: `${String(phone).replace('+', '')}@phone.invalid`,
    email_verified: false,
    phone_verified: true,
  }),
};

const TABLES: Record<string, PgTable> = {
  visitor,
  visitor_session: visitorSession,
  sign_in_code: signInCode,
};

/** Digest of what a session's cookie holds: random enough that nobody finds it by trying. */
const tokenHash = (token: unknown) => createHash('sha256').update(String(token)).digest('base64url');

const CODE = /^(\d+)(:\d+)$/;

/**
 * The store of the sign-in library (docs/decisions/sign-in.md): each of its questions is a transaction of the site, so that row security holds it to
 * that site's visitors. Neither the token of a session nor a code is kept: `codeDigest` makes what is kept of a code.
 */
export function signInStore(db: SiteDb, codeDigest: (phone: string, code: string) => string) {
  return createAdapterFactory({
    config: { adapterId: 'forecourt', supportsNumericIds: true, disableIdGeneration: true },
    adapter: ({ getFieldName }) => ({
      create: async ({ model, data }) => {
        const [row] = await ask(db, (tx) =>
          tx
            .insert(tableOf(model))
            .values(kept(model, data, codeDigest))
            .returning(),
        );
        return { ...whole(model, row), ...asGiven(model, data) } as typeof data;
      },
      findOne: async ({ model, where }) => {
        const [row] = await ask(db, (tx) =>
          tx
            .select()
            .from(tableOf(model))
            .where(conditions(tx, model, where))
            .limit(1),
        );
        return (row ? { ...whole(model, row), ...tokenIn(model, where) } : null) as never;
      },
      findMany: async ({ model, where = [], limit, sortBy, offset = 0 }) => {
        const table = tableOf(model);
        const sorted = sortBy && columnOf(model, getFieldName({ model, field: sortBy.field }));
        const order = sorted && (sortBy.direction === 'asc' ? asc : desc)(sorted);
        const rows = await ask(db, (tx) => {
          const query = tx
            .select()
            .from(table)
            .where(conditions(tx, model, where))
            .limit(limit)
            .offset(offset);
          // Of two of the same moment the one that was made last comes last.
          return order ? query.orderBy(order, desc(columnOf(model, 'id'))) : query;
        });
        return rows.map((row) => whole(model, row)) as never;
      },
      count: async ({ model, where = [] }) => {
        const [row] = await ask(db, (tx) =>
          tx
            .select({ rows: count() })
            .from(tableOf(model))
            .where(conditions(tx, model, where)),
        );
        return row?.rows ?? 0;
      },
      update: async ({ model, where, update }) => {
        const rows = await change(db, model, where, update as Row, codeDigest);
        return (rows[0] ? { ...whole(model, rows[0]), ...tokenIn(model, where) } : null) as never;
      },
      updateMany: async ({ model, where, update }) =>
        (await change(db, model, where, update, codeDigest)).length,
      delete: async ({ model, where }) => void (await remove(db, model, where)),
      deleteMany: async ({ model, where }) => (await remove(db, model, where)).length,
      // One statement: of many who ask at once, one has the row.
      consumeOne: async ({ model, where }) => {
        const [row] = await remove(db, model, where);
        return (row ? whole(model, row) : null) as never;
      },
    }),
  });
}

const ask = <T>(db: SiteDb, query: (tx: SiteTx) => PromiseLike<T>): Promise<T> =>
  db.run(async (tx) => query(tx));

async function change(
  db: SiteDb,
  model: string,
  where: Condition[],
  update: Row,
  codeDigest: (phone: string, code: string) => string,
): Promise<Row[]> {
  const values = kept(model, update, codeDigest);
  if (Object.keys(values).length === 0)
    return ask(db, (tx) =>
      tx
        .select()
        .from(tableOf(model))
        .where(conditions(tx, model, where)),
    );
  return ask(db, (tx) =>
    tx
      .update(tableOf(model))
      .set(values)
      .where(conditions(tx, model, where))
      .returning(),
  );
}

function remove(db: SiteDb, model: string, where: Condition[]): Promise<Row[]> {
  return ask(db, (tx) =>
    tx
      .delete(tableOf(model))
      .where(conditions(tx, model, where))
      .returning(),
  );
}

function tableOf(model: string): PgTable {
  const table = TABLES[model];
  if (!table) throw new Error(`Signing in keeps no "${model}"`);
  return table;
}

function columnOf(model: string, field: string): PgColumn {
  const column = getTableColumns(tableOf(model))[field];
  if (!column) throw new Error(`Signing in keeps no "${field}" of a ${model}`);
  return column;
}

/** A row as it is kept: without what we have no column for, and with digests for what nobody shall read. */
function kept(model: string, data: Row, codeDigest: (phone: string, code: string) => string): Row {
  const columns = getTableColumns(tableOf(model));
  const row = Object.fromEntries(Object.entries(data).filter(([name]) => name in columns));
  if (model === 'visitor_session' && 'token_hash' in row) row.token_hash = tokenHash(row.token_hash);
  const [, code, tries] = (model === 'sign_in_code' && CODE.exec(String(row.value))) || [];
  if (code !== undefined) row.value = `${codeDigest(String(row.phone), code)}${tries}`;
  return row;
}

/** A row as the library knows it. */
function whole(model: string, row: Row | undefined): Row {
  return { ...row, ...(row && COMPUTED[model]?.(row)) };
}

/** What is made is answered as it was given: the cookie is made of the token. */
function asGiven(model: string, data: Row): Row {
  return model === 'visitor_session' ? { token_hash: data.token_hash } : {};
}

/** A session that was found by its token has that token. */
function tokenIn(model: string, where: Condition[]): Row {
  const by = model === 'visitor_session' && where.find(({ field }) => field === 'token_hash');
  return by ? { token_hash: by.value } : {};
}

const OPERATORS: Record<string, (column: PgColumn, value: unknown) => SQL> = {
  eq: (column, value) => eq(column, value),
  ne: (column, value) => ne(column, value),
  lt: (column, value) => lt(column, value),
  lte: (column, value) => lte(column, value),
  gt: (column, value) => gt(column, value),
  gte: (column, value) => gte(column, value),
  in: (column, value) => inArray(column, value as unknown[]),
};

function conditions(tx: SiteTx, model: string, where: Condition[]): SQL | undefined {
  const own = eq(columnOf(model, 'site_id'), tx.scope.siteId);
  return and(own, ...where.map((condition) => conditionOf(model, condition)));
}

function conditionOf(model: string, { field, value, operator, connector }: Condition): SQL {
  const compare = OPERATORS[operator];
  if (!compare || connector !== 'AND')
    throw new Error(`Signing in never asks for ${connector} ${field} ${operator}`);
  const isToken = model === 'visitor_session' && field === 'token_hash';
  if (!isToken) return compare(columnOf(model, field), value);
  return compare(columnOf(model, field), Array.isArray(value) ? value.map(tokenHash) : tokenHash(value));
}
