import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { type DrizzleAdapterConfig, drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { DBAdapter, Where } from 'better-auth/types';
import { isRecord } from '../../domain/text/look-up.ts';
import { signInCode, visitorSession } from '../schema/sign-in.ts';
import { visitor } from '../schema/visitors.ts';
import type { SiteDb } from '../scope.ts';

/** A column of each of the tables that the library does not know: it confines the library's queries to one site. */
const OF_SITE = { site_id: { type: 'number', required: false, input: false, returned: false } } as const;

/** Our names for the library's tables and columns. */
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
    additionalFields: OF_SITE,
  },
  session: {
    modelName: 'visitor_session',
    fields: {
      userId: 'visitor_id',
      token: 'token_hash',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      expiresAt: 'expires_at',
    },
    additionalFields: OF_SITE,
  },
  verification: {
    modelName: 'sign_in_code',
    fields: {
      identifier: 'phone',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      expiresAt: 'expires_at',
    },
    additionalFields: OF_SITE,
  },
} as const;

export const PHONE_NAMES = { phoneNumber: 'phone', phoneNumberVerified: 'phone_verified' } as const;

/** What the library expects of a visitor and we have no column for. */
const UNSTORED_FIELDS = {
  signed_in_name: true,
  signed_in_email: true,
  email_verified: true,
  phone_verified: true,
};

const TABLES: DrizzleAdapterConfig = {
  provider: 'pg',
  schema: {
    // The adapter refuses to write fields that the table lacks; Drizzle drops what is not a column.
    visitor: Object.assign(Object.create(visitor), UNSTORED_FIELDS),
    visitor_session: visitorSession,
    sign_in_code: signInCode,
  },
};

/** A visitor exists only once a code was answered, and an email address signs nobody in. */
const computed = (phone: string) => ({
  name: phone,
  email: `${phone.replace('+', '')}@phone.invalid`,
  emailVerified: false,
  phoneNumberVerified: true,
});

/** Digest of a session's token: random enough that a plain hash cannot be reversed by trying. */
const tokenHash = (token: unknown) => createHash('sha256').update(String(token)).digest('base64url');

const CODE = /^(\d+)(:\d+)$/;

type Row = Record<string, unknown>;
type CodeDigest = (phone: string, code: string) => string;

/**
 * The store of the sign-in library (docs/decisions/sign-in.md): its own adapter, with each query in a transaction of
 * the site, so that row security confines it to that site's visitors. Session tokens and codes are stored only as
 * digests; `codeDigest` makes those of codes.
 */
export function createSignInStore(db: SiteDb, codeDigest: CodeDigest) {
  return (options: BetterAuthOptions): DBAdapter => {
    const ask = <T>(question: (adapter: DBAdapter) => Promise<T>): Promise<T> =>
      db.run((tx) => question(drizzleAdapter(tx, TABLES)(options)));
    const askRow = async (
      query: LibraryQuery,
      question: (adapter: DBAdapter, where: Where[]) => Promise<Row | null>,
    ): Promise<never> =>
      toLibraryRow(query.model, await ask((to) => question(to, ofSite(db, query))), tokenIn(query)) as never;
    const store: DBAdapter = {
      id: 'forecourt',
      create: async (query) => {
        const data = toStoredRow(query.model, query.data, codeDigest);
        const row = await ask<Row>((to) => to.create({ ...query, data }));
        return toLibraryRow(query.model, row, query.data.token) as never;
      },
      findOne: (query) => askRow(query, (to, where) => to.findOne({ ...query, where })),
      findMany: async (query) => {
        const rows = await ask((to) => to.findMany<Row>({ ...query, where: ofSite(db, query) }));
        return rows.map((row) => toLibraryRow(query.model, row)) as never;
      },
      update: (query) =>
        askRow(query, (to, where) =>
          to.update({ ...query, where, update: toStoredRow(query.model, query.update, codeDigest) }),
        ),
      consumeOne: (query) => askRow(query, (to, where) => to.consumeOne({ ...query, where })),
      incrementOne: (query) => askRow(query, (to, where) => to.incrementOne({ ...query, where })),
      count: (query) => ask((to) => to.count({ ...query, where: ofSite(db, query) })),
      updateMany: (query) => {
        const update = toStoredRow(query.model, query.update, codeDigest);
        return ask((to) => to.updateMany({ ...query, where: ofSite(db, query), update }));
      },
      delete: (query) => ask((to) => to.delete({ ...query, where: ofSite(db, query) })),
      deleteMany: (query) => ask((to) => to.deleteMany({ ...query, where: ofSite(db, query) })),
      // Each query is a transaction of its own.
      transaction: (work) => work(store),
    };
    return store;
  };
}

/** A row as it is stored: with digests in place of secrets. */
function toStoredRow<T extends Row>(model: string, row: T, codeDigest: CodeDigest): T {
  if (model === 'session' && 'token' in row) return { ...row, token: tokenHash(row.token) };
  const [, code, tries] = (model === 'verification' && CODE.exec(String(row.value))) || [];
  return code === undefined ? row : { ...row, value: `${codeDigest(String(row.identifier), code)}${tries}` };
}

/** A row as the library knows it: a session found by its token has that token, and may include its visitor. */
function toLibraryRow(model: string, row: Row | null, token?: unknown): Row | null {
  if (row && model === 'user') return { ...row, ...computed(String(row.phoneNumber)) };
  if (!row || model !== 'session') return row;
  const { user } = row;
  return { ...row, ...(token !== undefined && { token }), ...(isRecord(user) && { user: toLibraryRow('user', user) }) };
}

interface LibraryQuery {
  model: string;
  where?: Where[] | undefined;
}

const isToken = ({ model }: LibraryQuery, { field }: Where) => model === 'session' && field === 'token';

const tokenIn = (query: LibraryQuery): unknown => query.where?.find((condition) => isToken(query, condition))?.value;

/** The conditions of a query, with digests for tokens and confined to one site: indexes begin with the site. */
function ofSite({ siteId }: SiteDb, query: LibraryQuery): Where[] {
  const digest = (value: Where['value']) => (Array.isArray(value) ? value.map(tokenHash) : tokenHash(value));
  const where = (query.where ?? []).map((condition) =>
    isToken(query, condition) ? { ...condition, value: digest(condition.value) } : condition,
  );
  return [{ field: 'site_id', value: siteId }, ...where];
}
