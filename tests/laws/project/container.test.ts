import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// No container can be built where these tests run, so the file itself is checked.
const ROOT = join(import.meta.dirname, '../../..');
const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replace(/\\\n\s*/g, '');
const [, build = '', running = ''] = text.split(/^FROM /m);
const lines = running.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const of = (word: string) => lines.filter((line) => line.startsWith(`${word} `));

test('the container’s user cannot write the program: it is root’s, and nobody else’s to change', () => {
  expect(of('USER')).toEqual(['USER node']);
  const afterUser = lines.slice(lines.indexOf('USER node') + 1).map((line) => line.split(' ')[0]);
  expect(afterUser).not.toContain('RUN');
  expect(afterUser).not.toContain('COPY');
  for (const copied of [...of('COPY'), ...of('ADD')]) expect(copied).not.toMatch(/--chown|--chmod/);
  expect(build).toMatch(/chmod -R go-w \.$/m);
  const written = of('RUN').filter((line) => /chown|chmod|install|mkdir|-o node/.test(line));
  expect(written).toEqual(['RUN install -d -o node -g node -m 0700 /app/.data']);
});

test('the container has no build tools, and of the project what runs and nothing else', () => {
  expect(build).toMatch(/npm prune --omit=dev/);
  const removed = of('RUN').find((line) => line.startsWith('RUN rm -rf ')) ?? '';
  for (const tool of ['npm', 'npx', 'corepack', 'yarn', 'yarnpkg'])
    expect(removed).toContain(` /usr/local/bin/${tool}`);
  expect(removed).toContain(' /usr/local/lib/node_modules');
  for (const line of lines.filter((one) => !one.startsWith('RUN rm -rf ')))
    expect(line).not.toMatch(/\b(npm|npx|yarn|apt|apt-get|apk|gcc|make|python|curl|wget)\b/);
  const copied = of('COPY').flatMap((line) => line.split(' ').slice(2, -1));
  expect(of('COPY').every((line) => line.startsWith('COPY --from=build /app/'))).toBe(true);
  const made = ['/app/node_modules', '/app/build'];
  const ours = copied.filter((path) => !made.includes(path));
  expect(ours.map((path) => path.replace('/app/', ''))).toEqual([
    'package.json',
    'LICENSE',
    'NOTICE',
    'src',
    'mappings',
    'standard-pages',
    'sites',
  ]);
  for (const path of ours) expect(existsSync(join(ROOT, path.replace('/app/', '')))).toBe(true);
});

test('the container is built without the picture studio, whose link would stay among the packages', () => {
  expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')).toContain('studio');
});

test('what the container starts with is there, and knows that a proxy stands before it', () => {
  const [, file = ''] = /^CMD \["node", "(.+)"\]$/m.exec(running) ?? [];
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(of('ENV').join(' ')).toMatch(/NODE_ENV=production.*LOCAL_HOSTS=off TRUST_PROXY=on/);
});
