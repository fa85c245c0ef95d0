import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOOK_NAMES, LOOKS } from '../../src/settings/looks.ts';

test('[A7] each row of the table of looks has a folder of templates, and each folder a row', () => {
  const folders = globSync('src/templates/*/template.tsx').map((path) => path.split('/').at(-2));
  expect(folders.sort()).toEqual([...LOOK_NAMES].sort());
});

test.each(LOOKS)('[A7] colours of sites are checked on what the look $name is printed on', (look) => {
  const tokens = readFileSync(`src/templates/${look.name}/css/tokens.css`, 'utf8');
  for (const ground of ['paper', 'wash'] as const)
    expect(tokens).toMatch(new RegExp(`--\\w+: light-dark\\(${look[ground]}, ${look.dark[ground]}\\);`));
});

test.each(LOOKS)('[A7] $name has its typefaces, and defines every token that the shared sheets use', ({ name }) => {
  expect(existsSync(`src/templates/${name}/fonts.server.ts`)).toBe(true);
  const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));
  const shared = read('src/templates/parts/css/**/*.css');
  const defined = new Set(
    [...shared, ...read(`src/templates/${name}/**/*.css`)]
      .flatMap((css) => [...css.matchAll(/(--[\w-]+)\s*:/g)])
      .map(([, token]) => token),
  );
  // Parts set the others themselves, on the elements that use them.
  const inline = read('src/{templates,ui}/**/*.tsx').join('');
  const used = shared.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)\)/g)]).flatMap(([, token = '']) => token);
  const missing = new Set(used.filter((token) => !defined.has(token) && !inline.includes(`'${token}'`)));
  expect([...missing]).toEqual([]);
});

const ROW =
  `  { name: 'double', suits: 'a test', paper: '#ffffff', wash: '#eeeeee', hasAccentText: true,` +
  ` dark: { paper: '#000000', wash: '#111111' } },`;
const FOLDER = {
  'template.tsx': "export const template = { drawnBy: 'the double' };",
  'pages/home.css': 'h1 { color: teal }',
  'fonts.server.ts': "export const fonts = ['/double.woff2'];",
};

describe('a look more', () => {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-double-'));
  let vite: ViteDevServer;

  beforeAll(async () => {
    for (const path of ['src/domain', 'src/search', 'src/settings', ...globSync('src/templates/*.ts')])
      cpSync(path, join(root, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    const table = join(root, 'src/settings/looks.ts');
    writeFileSync(table, readFileSync(table, 'utf8').replace(/^] as const/m, `${ROW}\n$&`));
    // The folders of the existing looks, without their contents.
    const folders = [...LOOK_NAMES, 'double'].flatMap((look) =>
      Object.entries(FOLDER).map(([path, text]) => [join(root, 'src/templates', look, path), text] as const),
    );
    for (const [path, text] of folders) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    vite = await createServer({
      configFile: false,
      root,
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    });
  });

  afterAll(async () => {
    await vite.close();
    rmSync(root, { recursive: true });
  });

  test('[A7] is a row of the table and a folder: settings, code, styles and typefaces know it', async () => {
    const load = (path: string) => vite.ssrLoadModule(`/src/${path}`);
    const settings = { brand: { name: 'Any', template: 'double' }, contact: { phone: '07 5550 1234' } };
    const { brand } = (await load('settings/schema.ts')).settingsSchema.parse(settings);
    expect(brand.template).toBe('double');
    const { checkColours } = await load('settings/palette.ts');
    expect(checkColours({ ...brand.colours, primary: '#12343b', accent: '#b0706b' }, 'double')).toHaveLength(1);
    await (await load('templates/load-all.server.ts')).loadAllTemplates();
    const { getTemplate } = await load('templates/registry.ts');
    expect(getTemplate('double')).toEqual({ drawnBy: 'the double' });
    const { getPageSheet } = await load('templates/page-sheets.server.ts');
    expect(getPageSheet('double', 'home')).toContain('double/pages/home.css');
    expect(() => getPageSheet('double', 'chat')).toThrow('double/pages/chat.css');
    const { listPreloadedFonts } = await load('templates/preloaded-fonts.server.ts');
    expect(listPreloadedFonts(brand)).toEqual(['/double.woff2']);
  });
});
