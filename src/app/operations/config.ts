import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type DatabaseConfig, readDatabaseConfig } from '../../db/config.ts';
import { getErrorMessage } from '../../domain/text/error-message.ts';

const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');

/**
 * Every environment variable the program reads, but for the database's (src/db/config.ts).
 * `docs/reference/environment.md` explains them to operators.
 */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Unset: all addresses of the machine. */
  HOST: z.string().optional(),
  SITES_DIR: z.string().min(1).default('sites'),
  /** A folder of pictures and videos that is served under /media. */
  MEDIA_DIR: z.string().min(1).optional(),
  /** The cache of resized pictures; unset: DATA_DIR/images. */
  IMAGE_CACHE_DIR: z.string().min(1).optional(),
  IMAGE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(1_048_576).default(512),
  /** Memory for the indexes of sites; the least recently used are given back when it is reached. */
  INDEX_MEGABYTES: z.coerce.number().int().min(1).max(1_048_576).default(1024),
  /** The cache of indexes on disk, in DATA_DIR/indexes; with 0, indexes are always built from the database. */
  INDEX_FILES_MEGABYTES: z.coerce.number().int().min(0).max(1_048_576).default(4096),
  /** How many sites are loaded after the start before anybody asks for them. */
  WARM_SITES: z.coerce.number().int().min(0).max(100_000).default(20),
  /** Whether `<slug>.localhost` leads to a site. */
  LOCAL_HOSTS: onOff.default(true),
  /** Whether a proxy in front overwrites X-Forwarded-Proto, -Host and -For. */
  TRUST_PROXY: onOff.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(65536).default(64),
  /** Bearer token for /metrics; unset: /metrics answers callers on the same machine only. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** The mail server of the platform, with its password; unset: emails are stored in DATA_DIR/outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an address such as smtps://user:password@mail.example:465')
    .optional(),
  /** The sender of emails, for sites that do not set one. */
  MAIL_FROM: z.email('must be an email address').optional(),
  /** How many processes serve the port. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
});

export interface Config extends z.output<typeof environmentSchema> {
  database: DatabaseConfig;
  IMAGE_CACHE_DIR: string;
}

/**
 * Parses the configuration from environment variables; an empty one counts as unset. Paths become absolute, from
 * `root`. Throws one error that names every invalid variable and the reason.
 */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const lines = parsed.success ? [] : parsed.error.issues.map((issue) => describe(issue, given));
  let database: DatabaseConfig | undefined;
  try {
    database = readDatabaseConfig(env, root);
  } catch (error) {
    lines.push(getErrorMessage(error));
  }
  if (!parsed.success || !database)
    throw new Error(`The environment is invalid:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  const { SITES_DIR, MEDIA_DIR, IMAGE_CACHE_DIR } = parsed.data;
  return {
    ...parsed.data,
    database,
    SITES_DIR: resolve(root, SITES_DIR),
    MEDIA_DIR: MEDIA_DIR && resolve(root, MEDIA_DIR),
    IMAGE_CACHE_DIR: IMAGE_CACHE_DIR ? resolve(root, IMAGE_CACHE_DIR) : join(database.dataDir, 'images'),
  };
}

function describe({ path, message }: z.core.$ZodIssue, given: Record<string, unknown>): string {
  const name = String(path[0]);
  // Secrets are not repeated.
  const value = ['METRICS_TOKEN', 'SMTP_URL'].includes(name) ? 'not shown' : JSON.stringify(given[name] ?? null);
  return `${name}: ${message} (it is ${value})`;
}
