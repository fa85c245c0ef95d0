import { isRecord } from '../domain/text/look-up.ts';
import { checkTogether } from './checks.ts';
import type { Problem } from './problem.ts';
import { type SiteSettings, settingsSchema } from './schema.ts';
import { listProblems } from './schema-problems.ts';

/** Settings from one source, not checked yet; a later layer overrides an earlier one. */
export interface SettingsLayer {
  /** The source: platform, the preset's name, site. */
  name: string;
  settings: unknown;
}

/** A problem with the layer that the value came from (null: from none of them). */
export interface SettingsProblem extends Problem {
  layer: string | null;
}

export type Resolution =
  | {
      ok: true;
      settings: SiteSettings;
      /** The source of the value at a path such as `search.pageSize`. */
      originOf(path: string): string;
    }
  | { ok: false; problems: SettingsProblem[] };

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Merges objects key by key; any other value is replaced as a whole, and so is an object of another `kind`. */
function merge(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isPlain(under) || !isPlain(over)) return over;
  if ('kind' in over && under.kind !== over.kind) return over;
  const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(ownValue(under, key), ownValue(over, key))]));
}

const ownValue = (object: Plain, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

function hasPath(document: unknown, steps: readonly string[]): boolean {
  let at = document;
  for (const step of steps) {
    if (!isRecord(at) || !Object.hasOwn(at, step)) return false;
    at = at[step];
  }
  return at !== undefined;
}

const stepsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((step) => step !== '');

/** The source of the value at a path: the last layer that has it, or that replaced a list or value around it. */
function findLayer(layers: readonly SettingsLayer[], path: string): string | null {
  const steps = stepsOf(path);
  return layers.findLast((layer) => hasPath(layer.settings, steps))?.name ?? null;
}

/**
 * The complete settings of a site from layers, the weakest first (platform, preset, site), with defaults for what none
 * of them sets; or every problem, each with path, reason, suggestion and layer. Pure.
 */
export function resolveSettings(layers: readonly SettingsLayer[]): Resolution {
  const given = layers.reduce<unknown>((under, layer) => merge(under, layer.settings), {});
  const parsed = settingsSchema.safeParse(given);
  const problems = parsed.success ? checkTogether(parsed.data) : listProblems(parsed.error, settingsSchema, given);
  if (!parsed.success || problems.length > 0) {
    return {
      ok: false,
      problems: problems.map((problem) => ({ ...problem, layer: findLayer(layers, problem.path) })),
    };
  }
  return { ok: true, settings: parsed.data, originOf: (path) => findLayer(layers, path) ?? 'default' };
}
