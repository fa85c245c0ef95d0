import { dirname, join } from 'node:path/posix';

/** The folders of `src` in layers: each may import from those before it (ARCHITECTURE.md). */
export const ROOMS: readonly string[] = [
  'domain',
  'search',
  'settings',
  'db',
  'stock',
  'integrations',
  'ui',
  'kernel',
  'features',
  'templates',
  'app',
];

/** Layers that stay pure: nothing they reach may do input or output, or depend on a framework. */
const PURE = ['domain', 'settings', 'search'];
/** The packages that pure layers may use. */
const PURE_PACKAGES = /^(zod|lru-cache|minisearch)(\/|$)/;
/** Entry points of the browser, which must never reach server code. */
const BROWSER_ENTRIES = /^src\/(ui|templates)\/|^src\/(kernel|features)\/(.+\/)?parts\/|^src\/app\/entry\.client\.tsx$/;
const SERVER_PACKAGES = [
  '@react-router/node',
  '@remix-run/node-fetch-server',
  'better-auth',
  'csv-parse',
  'drizzle-orm',
  'fontkit',
  'marked',
  'nodemailer',
  'pdfkit',
  'pg',
  'pg-boss',
  'pg-copy-streams',
  'pino',
  'piscina',
  'prom-client',
  'sanitize-html',
  'sharp',
  'sirv',
];
const SERVER_ONLY = new RegExp(
  `^src/(db|stock|integrations|app/(?!entry\\.client))/|^node:|^(${SERVER_PACKAGES.join('|')})(/|$)`,
);
/** `route.tsx`, or `<name>.route.ts` where a feature has several. */
const ROUTE_FILE = /\/([\w-]+\.)?route\.tsx?$/;

/** A view model of a feature: pure, so that it can be tested without a database. */
const MODEL_FILE = /^src\/features\/(.+\/)?([\w-]+\.)?model\.ts$/;

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * The imports of one file, found in its text; relative ones, and those that `imports` of package.json names, are
 * returned as paths from the project's root.
 */
export function importsOf(path: string, text: string, named: Readonly<Record<string, string>> = {}): Import[] {
  return [...text.matchAll(IMPORT)].map(([statement, type, fixed, dynamic]) => {
    const target = ((fixed ?? dynamic) as string).replace(/\?.*$/, '');
    const to = target.startsWith('.') ? join(dirname(path), target) : (named[target]?.replace(/^\.\//, '') ?? target);
    return { from: path, to, typeOnly: Boolean(type) || onlyTypesInside(statement) };
  });
}

/** `import { type A, type B } from …` is erased like `import type`. */
function onlyTypesInside(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1];
  if (names === undefined || !/^\s*(import|export)\s*\{/.test(statement.trimStart())) return false;
  const listed = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return listed.length > 0 && listed.every((name) => name.startsWith('type '));
}

const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1];
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isPackage = (path: string) => !path.startsWith('src/');

/** Checks all files (path from the root → text) against the import rules. Returns one sentence for each violation. */
export function checkImports(
  files: ReadonlyMap<string, string>,
  named: Readonly<Record<string, string>> = {},
): string[] {
  const graph = new Map([...files].map(([path, text]) => [path, importsOf(path, text, named)]));
  const imports = [...graph.values()].flat();
  return [
    ...imports.flatMap(checkDirection),
    ...checkReach(graph),
    ...checkCycles(graph),
    ...checkFolders(imports),
    ...[...files.keys()].flatMap(checkName),
  ];
}

function checkDirection({ from, to }: Import): string[] {
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (!fromRoom || isTest(from)) return [];
  if (/^(demo|studio|tests|bench|scripts)\//.test(to))
    return [`${from} imports ${to}: the product does not import what surrounds it`];
  if (!toRoom) return [];
  const [fromRank, toRank] = [rank(fromRoom), rank(toRoom)];
  if (fromRank < 0) return [`${from} is in a folder that is no layer`];
  if (toRank > fromRank) return [`${from} imports ${to}: ${fromRoom} comes before ${toRoom}`];
  if (fromRoom === 'integrations' && ['db', 'stock'].includes(toRoom))
    return [`${from} imports ${to}: integrations reach the database by the ports of their contracts alone`];
  if (ROUTE_FILE.test(to) && from !== 'src/app/routes.ts')
    return [`${from} imports ${to}: a route is named in app/routes.ts, and imported by nothing`];
  if (fromRoom === 'features' && toRoom === 'features' && featureOf(from) !== featureOf(to))
    return [`${from} imports ${to}: features never import each other; what two need belongs in the kernel`];
  return [];
}

const rank = (room: string) => ROOMS.indexOf(room);

/** Follows run-time imports from every pure file, every view model and every browser entry. */
function checkReach(graph: Map<string, Import[]>): string[] {
  const problems: string[] = [];
  for (const path of graph.keys()) {
    if (isTest(path)) continue;
    if (PURE.includes(roomOf(path) ?? ''))
      problems.push(...reach(graph, path, (to) => isPackage(to) && !PURE_PACKAGES.test(to), 'is pure but reaches'));
    if (MODEL_FILE.test(path))
      problems.push(...reach(graph, path, (to) => to.startsWith('src/db/'), 'is a pure model but reaches'));
    if (BROWSER_ENTRIES.test(path))
      problems.push(...reach(graph, path, (to) => SERVER_ONLY.test(to), 'is loaded by browsers but reaches'));
  }
  return problems;
}

function reach(
  graph: Map<string, Import[]>,
  start: string,
  forbidden: (to: string) => boolean,
  verb: string,
): string[] {
  const cameFrom = new Map<string, string>([[start, '']]);
  const queue = [start];
  for (const path of queue) {
    for (const { to, typeOnly } of graph.get(path) ?? []) {
      if (typeOnly || cameFrom.has(to)) continue;
      cameFrom.set(to, path);
      if (forbidden(to)) return [`${start} ${verb} ${to}, by way of ${way(cameFrom, to)}`];
      if (!isPackage(to)) queue.push(to);
    }
  }
  return [];
}

function way(cameFrom: Map<string, string>, end: string): string {
  const steps: string[] = [];
  for (let at = end; at; at = cameFrom.get(at) ?? '') steps.unshift(at);
  return steps.join(' → ');
}

/** Files that need each other at run time cannot be understood, or loaded, one at a time. */
function checkCycles(graph: Map<string, Import[]>): string[] {
  const done = new Set<string>();
  const problems: string[] = [];
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) problems.push(`${[...trail.slice(at), path].join(' → ')}: a circle of imports`);
    if (at >= 0 || done.has(path)) return;
    for (const { to, typeOnly } of graph.get(path) ?? []) if (!typeOnly && graph.has(to)) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return problems;
}

/** Old names of what `load.ts`, `model.ts` and `actions.ts` do, or `<name>.load.ts` where a folder has several. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^load-/, '<name>.load.ts'],
  [/^make(-|\.)/, 'model.ts or <name>.model.ts'],
  [/^act\./, 'actions.ts or <name>.actions.ts'],
  [/-route\./, '<name>.route.ts'],
];

/** One name for each job in every feature, so that whoever knows one can find their way in all. */
function checkName(path: string): string[] {
  if (!path.startsWith('src/features/') || path.includes('/parts/')) return [];
  const name = path.slice(path.lastIndexOf('/') + 1);
  return OTHER_NAMES.filter(([pattern]) => pattern.test(name)).map(
    ([, wanted]) => `${path}: what it does is called ${wanted} in features`,
  );
}

/**
 * Finds folders beside each other, at any depth, that import each other, directly or indirectly: folders form layers,
 * so that a reader of one needs only those below it. Type imports count too.
 */
function checkFolders(imports: readonly Import[]): string[] {
  const folders = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const siblings = isTest(one.from) ? undefined : siblingsOf(one);
    if (!siblings) continue;
    const [from, to] = siblings;
    const known = folders.get(from) ?? new Map<string, Import>();
    folders.set(from, known.set(to, known.get(to) ?? one));
  }
  const problems: string[] = [];
  const done = new Set<string>();
  const visit = (folder: string, trail: readonly string[]) => {
    const at = trail.indexOf(folder);
    if (at >= 0) problems.push(circleOf([...trail.slice(at), folder], folders));
    if (at >= 0 || done.has(folder)) return;
    for (const next of folders.get(folder)?.keys() ?? []) visit(next, [...trail, folder]);
    done.add(folder);
  };
  for (const folder of folders.keys()) visit(folder, []);
  return problems;
}

/** The two folders that an import leads from and to, in the deepest folder that holds both; files have none. */
function siblingsOf({ from, to }: Import): [string, string] | undefined {
  const [fromParts, toParts] = [from.split('/'), to.split('/')];
  const depth = fromParts.findIndex((name, at) => name !== toParts[at]);
  if (depth < 1 || depth >= fromParts.length - 1 || depth >= toParts.length - 1) return undefined;
  return [fromParts.slice(0, depth + 1).join('/'), toParts.slice(0, depth + 1).join('/')];
}

function circleOf(trail: readonly string[], folders: Map<string, Map<string, Import>>): string {
  const steps = trail.slice(1).map((to, at) => {
    const one = folders.get(trail[at] ?? '')?.get(to);
    return `${one?.from} imports ${one?.to}`;
  });
  return `${trail.join(' → ')}: a circle of folders (${steps.join('; ')})`;
}
