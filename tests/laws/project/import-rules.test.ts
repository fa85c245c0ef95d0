import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkImports } from '../../../scripts/import-rules.ts';

const NAMED = { '#drawing': './src/features/vehicle/drawing.ts' };
const check = (files: Record<string, string>) => checkImports(new Map(Object.entries(files)), NAMED);

test.each([
  [
    'a room imports one that comes after it',
    { 'src/domain/a.ts': "import { b } from '../search/b.ts';" },
    /domain comes before search/,
  ],
  [
    'an integration imports the database',
    { 'src/integrations/a.ts': "import type { B } from '../db/b.ts';" },
    /by the ports of their contracts alone/,
  ],
  ['a type counts too', { 'src/ui/a.tsx': "import type { B } from '../features/b.ts';" }, /ui comes before features/],
  ['a re-export counts', { 'src/search/a.ts': "export { b } from '../db/b.ts';" }, /search comes before db/],
  [
    'an import that is made later counts',
    { 'src/stock/a.ts': "const b = () => import('../app/b.ts');" },
    /stock comes before app/,
  ],
  [
    "a feature's route, but in the list of routes",
    { 'src/features/vehicle/a.ts': "import { b } from './similar/cars.route.ts';" },
    /a route is named in app\/routes\.ts/,
  ],
  [
    'a feature imports another',
    { 'src/features/vehicle/a.ts': "import type { B } from '../search/model.ts';" },
    /features never import each other/,
  ],
  [
    'the kernel imports a feature',
    { 'src/kernel/forms/a.ts': "import { b } from '../../features/search/b.ts';" },
    /kernel comes before features/,
  ],
  [
    'folders of the kernel import each other in a circle, though no files do',
    {
      'src/kernel/forms/a.ts': "import type { B } from '../leads/b.ts';",
      'src/kernel/leads/b.ts': '',
      'src/kernel/leads/c.ts': "import { d } from '../cards/d.ts';",
      'src/kernel/cards/d.ts': "import { e } from '../forms/e.ts';",
      'src/kernel/forms/e.ts': '',
    },
    /src\/kernel\/forms → src\/kernel\/leads → src\/kernel\/cards → src\/kernel\/forms: a circle of folders/,
  ],
  [
    'a browser hook reaches what draws PDFs',
    {
      'src/features/vehicle/print/parts/use-print.ts': "import { draw } from '../draw.ts';",
      'src/features/vehicle/print/draw.ts': "import PDFDocument from 'pdfkit';",
    },
    /loaded by browsers but reaches pdfkit/,
  ],
  [
    'a hook reaches it by a name of package.json',
    {
      'src/features/vehicle/parts/use-print.ts': "import { draw } from '#drawing';",
      'src/features/vehicle/drawing.ts': "import sharp from 'sharp';",
    },
    /loaded by browsers but reaches sharp/,
  ],
  [
    'folders inside a feature import each other',
    {
      'src/features/pages/blog/load.ts': "import { a } from '../content/a.ts';",
      'src/features/pages/content/a.ts': '',
      'src/features/pages/content/b.ts': "import type { C } from '../blog/c.ts';",
      'src/features/pages/blog/c.ts': '',
    },
    /src\/features\/pages\/blog → src\/features\/pages\/content → src\/features\/pages\/blog: a circle of folders/,
  ],
  [
    'a view model reaches the database by way of others',
    {
      'src/features/places/place.model.ts': "import { l } from './list.ts';",
      'src/features/places/list.ts': "import { q } from '../../db/q.ts';",
      'src/db/q.ts': '',
    },
    /is a pure model but reaches src\/db\/q\.ts/,
  ],
  [
    'a pure layer uses a framework',
    { 'src/domain/a.ts': "import { useState } from 'react';" },
    /is pure but reaches react/,
  ],
  [
    'the product imports its demo',
    { 'src/app/a.ts': "import { b } from '../../demo/b.ts';" },
    /does not import what surrounds it/,
  ],
  [
    'the product imports the picture studio',
    { 'src/app/a.ts': "import { b } from '../../studio/b.ts';" },
    /does not import what surrounds it/,
  ],
  [
    'a pure room reaches the disk by way of others',
    {
      'src/search/a.ts': "import { b } from '../domain/b.ts';",
      'src/domain/b.ts': "import { readFileSync } from 'node:fs';",
    },
    /src\/search\/a\.ts → src\/domain\/b\.ts → node:fs/,
  ],
  [
    'a layout reaches the database by way of a model',
    {
      'src/templates/x/page.tsx': "import { m } from '../../features/v/view.ts';",
      'src/features/v/view.ts': "import { q } from '../../db/q.ts';",
      'src/db/q.ts': '',
    },
    /loaded by browsers but reaches src\/db\/q\.ts/,
  ],
  [
    'a file of a feature whose name says its job in another way',
    { 'src/features/places/load-place.ts': '' },
    /is called <name>\.load\.ts in features/,
  ],
  [
    'a circle',
    { 'src/domain/a.ts': "import { b } from './b.ts';", 'src/domain/b.ts': "import { a } from './a.ts';" },
    /a circle of imports/,
  ],
])('the check refuses: %s', (_what, files, problem) => {
  expect(check(files).join('\n')).toMatch(problem);
});

test('imports that are erased do not count for what a browser loads', () => {
  expect(
    check({
      'src/templates/x/page.tsx':
        "import { type M, type N } from '../../features/v/view.ts';\n" +
        "import type { O } from '../../features/v/view.ts';",
      'src/features/v/view.ts': "import { q } from '../../db/q.ts';",
      'src/db/q.ts': '',
    }),
  ).toEqual([]);
});

test('the project follows its own rules', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(50);
  const files = new Map(paths.map((path) => [`src/${path}`, readFileSync(join(root, 'src', path), 'utf8')]));
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(checkImports(files, imports)).toEqual([]);
});
