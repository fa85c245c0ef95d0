import { join, resolve } from 'node:path';
import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');

/** Every environment variable the program reads. `docs/operating.md` explains them for operators. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Unset: all addresses of the machine. */
  HOST: z.string().optional(),
  /** A PostgreSQL server, 15 or newer. Unset: the embedded one in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be an address such as postgres://user:password@host:5432/forecourt')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SITES_DIR: z.string().min(1).default('sites'),
  /** Whether `<slug>.localhost` finds a site. */
  LOCAL_HOSTS: onOff.default(true),
  /** Whether a proxy in front overwrites X-Forwarded-Proto, -Host and -For. */
  TRUST_PROXY: onOff.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(65536).default(64),
  /** Bearer token for /metrics; unset: /metrics answers callers on the same machine only. */
  METRICS_TOKEN: z.string().min(16).optional(),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
});

export type Config = z.output<typeof environmentSchema>;

/**
 * Reads the configuration from environment variables; an empty one counts as unset. Paths come back absolute, from `root`.
 * Throws one error that names every variable that is wrong and says why.
 */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message} (it is ${quote(given, issue.path)})`,
    );
    throw new Error(`The environment is not right:\n${lines.join('\n')}`);
  }
  return {
    ...parsed.data,
    DATA_DIR: resolve(root, parsed.data.DATA_DIR),
    SITES_DIR: join(resolve(root, parsed.data.SITES_DIR)),
  };
}

function quote(given: Record<string, string | undefined>, path: PropertyKey[]): string {
  const name = String(path[0]);
  // An address or a token may hold a password: it is not repeated.
  if (name === 'DATABASE_URL' || name === 'METRICS_TOKEN') return 'not shown';
  return JSON.stringify(given[name] ?? null);
}
