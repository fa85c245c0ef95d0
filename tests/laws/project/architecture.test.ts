import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, ROOMS } from '../../../scripts/import-rules.ts';

const text = readFileSync('ARCHITECTURE.md', 'utf8');
const lines = text.split('\n');

type Edges = Map<string, Set<string>>;

function addEdge(edges: Edges, from: string, to: string) {
  edges.set(from, (edges.get(from) ?? new Set()).add(to));
}

/** The imports between paths, by the names that `nameOf` gives them; tests excluded. */
function edgesBy(nameOf: (path: string) => string | undefined): Edges {
  const edges: Edges = new Map();
  for (const path of globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))) {
    const from = nameOf(path);
    for (const { to } of importsOf(path, readFileSync(path, 'utf8'))) {
      const target = nameOf(to);
      if (from && target && from !== target) addEdge(edges, from, target);
    }
  }
  return edges;
}

/** Everything that can be reached from a room. */
function reachOf(edges: Edges, from: string): Set<string> {
  const found = new Set<string>();
  const queue = [from];
  for (const at of queue) {
    for (const next of edges.get(at) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return found;
}

const drawn: Edges = new Map();
for (const [, from = '', to = ''] of text.matchAll(/^ {2}(\w+) --> (\w+)$/gm)) addEdge(drawn, from, to);

test('the picture of the rooms is that of the imports', () => {
  const imports = edgesBy((path) => /^src\/([^/]+)\//.exec(path)?.[1]);
  const undrawn = [...imports].flatMap(([from, targets]) =>
    [...targets].filter((to) => !reachOf(drawn, from).has(to)).map((to) => `${from} imports ${to}`),
  );
  expect(undrawn).toEqual([]);
  const idle = [...drawn].flatMap(([from, targets]) =>
    [...targets].filter((to) => !imports.get(from)?.has(to)).map((to) => `nothing in ${from} imports ${to}`),
  );
  expect(idle).toEqual([]);
});

test('every room has its arrow and its line', () => {
  const inPicture = new Set([...drawn].flatMap(([from, targets]) => [from, ...targets]));
  expect([...inPicture].sort()).toEqual([...ROOMS].sort());
  for (const room of ROOMS) expect(text).toContain(`\n- \`${room}\`: `);
});

test('the layers of the kernel are those of its imports', () => {
  const layers = new Map<string, number>();
  for (const line of lines) {
    const [, layer, names = ''] = /^ {2}(\d)\. ((?:`\w+`(?:, )?)+):/.exec(line) ?? [];
    for (const [, name = ''] of names.matchAll(/`(\w+)`/g)) layers.set(name, Number(layer));
  }
  const folders = readdirSync('src/kernel', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...layers.keys()].sort()).toEqual(folders.map(({ name }) => name).sort());
  const imports = edgesBy((path) => /^src\/kernel\/([^/]+)\//.exec(path)?.[1]);
  const upwards = [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => (layers.get(to) ?? Infinity) >= (layers.get(from) ?? 0))
      .map((to) => `${from} imports ${to}`),
  );
  expect(upwards).toEqual([]);
});

test('it fits on two screens', () => {
  expect(lines.length).toBeLessThanOrEqual(110);
});

test('every file that it names is there', () => {
  const named = [...text.matchAll(/`((?:src|tests|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(8);
  const known = new Set(globSync(['src/**', 'tests/**', 'docs/**']));
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});
