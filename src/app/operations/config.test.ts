import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment gives a working configuration with absolute paths', () => {
  const config = readConfig({}, '/srv/app');
  expect(config).toMatchObject({
    PORT: 3000,
    database: { databaseUrl: undefined, dataDir: '/srv/app/.data' },
    SITES_DIR: '/srv/app/sites',
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/srv').PORT).toBe(3000);
});

test.each([
  [{ PORT: 'eighty' }, /PORT: .*"eighty"/s],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL: .*"loud"/s],
  [{ LOCAL_HOSTS: 'yes' }, /LOCAL_HOSTS: .*"yes"/s],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN: .*not shown/s],
])('a wrong variable %j is named with what it is', (env, message) => {
  expect(() => readConfig(env, '/srv')).toThrow(message);
});

test('a wrong database address is refused without repeating its password', () => {
  const attempt = () => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' }, '/srv');
  expect(attempt).toThrow(/DATABASE_URL: must be an address such as postgres:/);
  expect(attempt).not.toThrow(/hunter2/);
});

test('all wrong variables are named at once', () => {
  expect(() => readConfig({ PORT: '-1', TRUST_PROXY: 'maybe' }, '/srv')).toThrow(/PORT[\s\S]*TRUST_PROXY/);
});

test('a media folder is unset unless given, and taken from the project’s folder', () => {
  expect(readConfig({}, '/srv').MEDIA_DIR).toBeUndefined();
  expect(readConfig({ MEDIA_DIR: 'pictures' }, '/srv').MEDIA_DIR).toBe('/srv/pictures');
});

test('[A8] made pictures are kept beside the database unless told otherwise', () => {
  expect(readConfig({ DATA_DIR: 'data' }, '/srv')).toMatchObject({
    IMAGE_CACHE_DIR: '/srv/data/images',
    IMAGE_CACHE_MEGABYTES: 512,
  });
  expect(readConfig({ IMAGE_CACHE_DIR: '/var/cache/pictures' }, '/srv').IMAGE_CACHE_DIR).toBe('/var/cache/pictures');
  expect(() => readConfig({ IMAGE_CACHE_MEGABYTES: '-1' }, '/srv')).toThrow(/IMAGE_CACHE_MEGABYTES: .*"-1"/s);
});
