import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerImage } from '../../../src/app/http/images.ts';
import { TokenBuckets } from '../../../src/app/http/limits/token-buckets.ts';
import { createMetrics } from '../../../src/app/operations/metrics.ts';
import { DiskCache } from '../../../src/integrations/images/disk/disk-cache.ts';
import { PictureService } from '../../../src/integrations/images/picture-service.ts';
import { isPublicAddress } from '../../../src/integrations/images/public-address.ts';
import type { RequestContext } from '../../../src/kernel/request/context.ts';
import {
  type PictureServer,
  PUBLIC_ADDRESS,
  samplePhoto,
  startPictureServer,
} from '../../samples/servers/picture-server.ts';
import { sampleSettings } from '../../samples/stock.ts';
import { HUNG_SECONDS } from '../../settled.ts';

const GOOD = 'https://images.example.com';
const SNEAKY = 'https://sneaky.example.com';
const settings = sampleSettings({ images: { sources: [GOOD, SNEAKY] } });
const PATIENT = {
  totalMs: HUNG_SECONDS * 1000,
  connectMs: HUNG_SECONDS * 1000,
  bytes: 3_000_000,
  redirects: 2,
};
/** For servers that never finish a response. */
const HASTY = { ...PATIENT, totalMs: 300 };

const folder = mkdtempSync(join(tmpdir(), 'forecourt-hostile-'));
let upstream: PictureServer;
let site: Server;
let isHasty = false;

beforeAll(async () => {
  upstream = await startPictureServer();
  const media = join(folder, 'media');
  mkdirSync(join(media, 'suv'), { recursive: true });
  writeFileSync(join(media, 'suv', 'front.jpg'), await samplePhoto(300, 200).jpeg().toBuffer());
  writeFileSync(join(media, '.secret.jpg'), 'hidden');
  writeFileSync(join(media, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'outside.jpg'), await samplePhoto(300, 200).jpeg().toBuffer());
  const log = pino({ level: 'silent' });
  const cache = new DiskCache(join(folder, 'cache'), 50_000_000);
  const given = { mediaFolder: media, cache, log, wire: upstream.wire };
  const patient = new PictureService({ ...given, limits: PATIENT });
  const hasty = new PictureService({ ...given, limits: HASTY });
  const metrics = createMetrics();
  const context = { site: { id: 1 }, settings, log, now: new Date(0) } as RequestContext;
  const parts = { metrics, limits: new TokenBuckets(10) };
  site = createServer((req, res) => {
    const service = isHasty ? hasty : patient;
    void answerImage(req, res, context, 'caller', { ...parts, service }).then((done) => done || res.end('a page'));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  isHasty = false;
  upstream.dialled.length = 0;
  upstream.names.clear();
  upstream.redirects.clear();
});

interface Got {
  status: number | undefined;
  type: string | undefined;
  life: string | undefined;
  body: string;
}

/** Requests an address unchanged; browsers would normalise it. */
function ask(path: string): Promise<Got> {
  const { port } = site.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { accept: 'image/webp' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-type': type, 'cache-control': life } = response.headers;
        resolve({ status: response.statusCode, type, life, body: Buffer.concat(chunks).toString('latin1') });
      });
    })
      .on('error', reject)
      .end();
  });
}

const remote = (text: string) => `/img/600/q75/remote/${Buffer.from(text).toString('base64url')}`;
const short = (text: string) => `/img/600o/!${Buffer.from(text).toString('base64url')}`;

const MALFORMED: [what: string, path: string][] = [
  ['no size', '/img/q75/media/suv/front.jpg'],
  ['a width of 0', '/img/0/q75/media/suv/front.jpg'],
  ['a width that is no number', '/img/NaN/q75/media/suv/front.jpg'],
  ['a width in powers', '/img/1e9/q75/media/suv/front.jpg'],
  ['a huge width', '/img/999999999/q75/media/suv/front.jpg'],
  ['a negative width', '/img/-600/q75/media/suv/front.jpg'],
  ['a width with a nought before it', '/img/0600/q75/media/suv/front.jpg'],
  ['a width with a sign', '/img/+600/q75/media/suv/front.jpg'],
  ['a width that is not in the list', '/img/601/q75/media/suv/front.jpg'],
  ['a crop that is not in the list', '/img/600x401/q75/media/suv/front.jpg'],
  ['a crop of no height', '/img/600x/q75/media/suv/front.jpg'],
  ['a huge crop', '/img/600x600000/q75/media/suv/front.jpg'],
  ['quality 1', '/img/600/q1/media/suv/front.jpg'],
  ['quality 74', '/img/600/q74/media/suv/front.jpg'],
  ['quality 100', '/img/600/q100/media/suv/front.jpg'],
  ['quality 75.5', '/img/600/q75.5/media/suv/front.jpg'],
  ['no picture', '/img/600/q75/'],
  ['the folder itself', '/img/600/q75/media/'],
  ['dots', '/img/600/q75/media/../outside.jpg'],
  ['dots in the middle', '/img/600/q75/media/suv/../../outside.jpg'],
  ['dots before the folder', '/img/600/q75/../media/suv/front.jpg'],
  ['escaped dots', '/img/600/q75/media/%2e%2e/outside.jpg'],
  ['an escaped slash', '/img/600/q75/media/..%2foutside.jpg'],
  ['an escaped slash in a name', '/img/600/q75/media/suv%2Ffront.jpg'],
  ['a backslash', '/img/600/q75/media/..\\outside.jpg'],
  ['an escaped backslash', '/img/600/q75/media/..%5coutside.jpg'],
  ['a file whose name begins with a dot', '/img/600/q75/media/.secret.jpg'],
  ['a zero byte', '/img/600/q75/media/suv/front.jpg%00.png'],
  ['a line break', '/img/600/q75/media/suv/front%0d%0a.jpg'],
  ['a broken escape', '/img/600/q75/media/suv/%zz.jpg'],
  ['overlong UTF-8', '/img/600/q75/media/%c0%ae%c0%ae/outside.jpg'],
  ['an empty part', '/img/600/q75/media//suv/front.jpg'],
  ['a whole path of the machine', '/img/600/q75//etc/passwd'],
  ['a folder that is not ours', '/img/600/q75/etc/passwd'],
  ['a query of another name', '/img/600/q75/media/suv/front.jpg?url=https://images.example.com/'],
  ['two versions', '/img/600/q75/media/suv/front.jpg?v=1&v=2'],
  ['two queries', '/img/600/q75/media/suv/front.jpg?v=1?v=2'],
  ['a web address in place of a path', '/img/600/q75/https://images.example.com/good.jpg'],
  ['nothing after remote', '/img/600/q75/remote/'],
  ['text that is no base64url', '/img/600/q75/remote/https:%2F%2Fimages.example.com'],
  ['base64 with padding', `${remote(`${GOOD}/good.jpg`)}=`],
  ['something after the address', `${remote(`${GOOD}/good.jpg`)}?v=1`],
  ['a path after the address', `${remote(`${GOOD}/good.jpg`)}/more`],
  ['a very long address', remote(`${GOOD}/${'a'.repeat(9000)}`)],
  ['a shape that is not in the list', '/img/600z/suv/front.jpg'],
  ['a short address with a width that is not in the list', '/img/601p/suv/front.jpg'],
  ['a short address with quality 74', '/img/600p74/suv/front.jpg'],
  ['a short address with dots', '/img/600p/../outside.jpg'],
  ['a short address with dots in the middle', '/img/600p/suv/../../outside.jpg'],
  ['a short address with escaped dots', '/img/600p/%2e%2e/outside.jpg'],
  ['a short address with an escaped slash', '/img/600p/..%2foutside.jpg'],
  ['a short address of a hidden file', '/img/600p/.secret.jpg'],
  ['a short address of a whole path of the machine', '/img/600p//etc/passwd'],
  ['a short address of another server that names another protocol', short('ftp://images.example.com/good.jpg')],
  ['a short address of another server with a password', short('me:secret@images.example.com/good.jpg')],
  ['a short address of another server in another spelling', short('IMAGES.example.com/good.jpg')],
  ['a short address of another server with padding', `${short('images.example.com/good.jpg')}=`],
  ['http', remote('http://images.example.com/good.jpg')],
  ['file', remote('file:///etc/passwd')],
  ['data', remote('data:image/png;base64,iVBORw0KGgo=')],
  ['ftp', remote('ftp://images.example.com/good.jpg')],
  ['gopher', remote('gopher://images.example.com:70/1')],
  ['javascript', remote('javascript:alert(1)')],
  ['an address without a scheme', remote('//images.example.com/good.jpg')],
  ['a user', remote('https://images.example.com@10.0.0.5/good.jpg')],
  ['a user and a password', remote('https://images.example.com:443@10.0.0.5/good.jpg')],
  ['the own user of an allowed host', remote('https://me:secret@images.example.com/good.jpg')],
  ['an allowed host in capitals', remote('https://IMAGES.EXAMPLE.COM/good.jpg')],
  ['the usual port written out', remote('https://images.example.com:443/good.jpg')],
  ['full-width letters in the host', remote('https://ｉmages.example.com/good.jpg')],
  ['an ideographic dot in the host', remote('https://images。example.com/good.jpg')],
  ['a soft hyphen in the host', remote('https://ima\u00adges.example.com/good.jpg')],
  ['dots in a remote path', remote(`${GOOD}/a/../good.jpg`)],
  ['escaped dots in a remote path', remote(`${GOOD}/a/%2e%2e/good.jpg`)],
  ['a tab in the scheme', remote('https\t://images.example.com/good.jpg')],
  ['a backslash after the scheme', remote('https:\\\\images.example.com/good.jpg')],
  ['a line break in the path', remote(`${GOOD}/good.jpg\r\nHost: 10.0.0.5`)],
  ['a part after #', remote(`${GOOD}/good.jpg#@10.0.0.5`)],
  ['127.0.0.1 as one number', remote('https://2130706433/')],
  ['127.0.0.1 in hex', remote('https://0x7f000001/')],
  ['127.0.0.1 in octal', remote('https://0177.0.0.1/')],
  ['127.0.0.1 in short', remote('https://127.1/')],
  ['127.0.0.1 in circled digits', remote('https://①②⑦.⓪.⓪.①/')],
  ['an IPv4 address inside IPv6, with dots', remote('https://[::ffff:127.0.0.1]/')],
];

test.each(MALFORMED)('[A8] %s is refused with a reason (400), and nothing is connected: %s', async (_what, path) => {
  const { status, type, body, life } = await ask(path);
  expect({ status, type, life }).toEqual({
    status: 400,
    type: 'text/plain; charset=utf-8',
    life: 'no-store',
  });
  expect(body).toMatch(/^The |^Part |^What /);
  expect(upstream.dialled).toEqual([]);
});

const NOT_ALLOWED: [what: string, address: string][] = [
  ['this machine', 'https://127.0.0.1/good.jpg'],
  ['this machine in IPv6', 'https://[::1]/good.jpg'],
  ['this machine, IPv4 in IPv6', 'https://[::ffff:7f00:1]/good.jpg'],
  ['this machine by name', 'https://localhost/good.jpg'],
  ['a private address', 'https://192.168.1.1/good.jpg'],
  ['the address of cloud secrets', 'https://169.254.169.254/latest/meta-data/'],
  ['no address at all', 'https://0.0.0.0/good.jpg'],
  ['another server', 'https://evil.example.net/good.jpg'],
  ["another site's source", 'https://other.example.com/good.jpg'],
  ['a name above an allowed one', 'https://example.com/good.jpg'],
  ['a name below an allowed one', 'https://a.images.example.com/good.jpg'],
  ['an allowed name as a beginning', 'https://images.example.com.evil.example.net/good.jpg'],
  ['an allowed name as an end', 'https://evilimages.example.com/good.jpg'],
  ['an allowed name with a dot at its end', 'https://images.example.com./good.jpg'],
  ['an allowed name at another port', 'https://images.example.com:8443/good.jpg'],
  ['an allowed name at the port of SSH', 'https://images.example.com:22/good.jpg'],
  ['a look-alike of an allowed name', `${new URL('https://imаges.example.com/good.jpg').href}`],
  ['an allowed name in the query', 'https://evil.example.net/?https://images.example.com/good.jpg'],
  ['an allowed name in the path', 'https://evil.example.net/images.example.com/good.jpg'],
];

test.each(NOT_ALLOWED)(
  '[A8] %s is none of the site’s sources (403), and nothing is connected: %s',
  async (_what, address) => {
    expect(await ask(remote(address))).toMatchObject({
      status: 403,
      body: 'Pictures from that server are not allowed on this site.\n',
      life: 'no-store',
    });
    expect(upstream.dialled).toEqual([]);
  },
);

test.each([
  ['outside.jpg'],
  ['drawing.svg/front.jpg'],
  ['suv'],
  ['%252e%252e/outside.jpg'],
  ['suv/front.jpg.'],
  ['suv/front.jpg%20'],
  ['CON'],
])('[A8] what the folder does not have is not there (404): %s', async (path) => {
  expect(await ask(`/img/600/q75/media/${path}`)).toMatchObject({ status: 404, life: 'no-store' });
});

const isPlaceholder = ({ status, type, life }: Got) =>
  status === 200 && type === 'image/svg+xml; charset=utf-8' && life === 'public, max-age=60';

test('[A8] a file of ours that is no picture gives the placeholder', async () => {
  expect(await ask('/img/600/q75/media/drawing.svg')).toSatisfy(isPlaceholder);
});

const PRIVATE_ANSWERS = [
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.5',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '192.0.0.8',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '100::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:5',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  '0x7f.1',
  'localhost',
  '',
];

test.each(PRIVATE_ANSWERS)('[A8] an allowed name that leads to %j is not connected to', async (address) => {
  upstream.names.set('sneaky.example.com', [address]);
  expect(await ask(remote(`${SNEAKY}/good.jpg?${encodeURIComponent(address)}`))).toSatisfy(isPlaceholder);
  expect(upstream.dialled).toEqual([]);
});

test('[A8] an allowed name with a public and a private address is not connected to, nor one with none', async () => {
  upstream.names.set('sneaky.example.com', [PUBLIC_ADDRESS, '10.0.0.5']);
  expect(await ask(remote(`${SNEAKY}/both.jpg`))).toSatisfy(isPlaceholder);
  upstream.names.set('sneaky.example.com', []);
  expect(await ask(remote(`${SNEAKY}/neither.jpg`))).toSatisfy(isPlaceholder);
  upstream.names.set('sneaky.example.com', () => {
    throw new Error('ENOTFOUND');
  });
  expect(await ask(remote(`${SNEAKY}/unknown.jpg`))).toSatisfy(isPlaceholder);
  expect(upstream.dialled).toEqual([]);
});

test('[A8] a name that resolves elsewhere the second time is connected to at the checked address', async () => {
  const answers = [[PUBLIC_ADDRESS], ['127.0.0.1'], ['10.0.0.5']];
  upstream.names.set('sneaky.example.com', () => answers.shift() ?? ['127.0.0.1']);
  upstream.redirects.set('/rebound.jpg', '/good.jpg');
  expect(await ask(remote(`${SNEAKY}/rebound.jpg`))).toSatisfy(isPlaceholder);
  expect(upstream.dialled).toEqual([PUBLIC_ADDRESS]);
});

const REDIRECTS = [
  'https://127.0.0.1/good.jpg',
  'https://[::1]/good.jpg',
  'https://2130706433/good.jpg',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/good.jpg',
  'https://other.example.com/good.jpg',
  'http://images.example.com/good.jpg',
  'https://me:secret@images.example.com/good.jpg',
  'https://images.example.com:8443/good.jpg',
  '//evil.example.net/good.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'https://',
  SNEAKY,
];

test.each(REDIRECTS)('[A8] a redirect to %s is not followed', async (location) => {
  upstream.names.set('sneaky.example.com', ['10.0.0.5']);
  const path = `/away.jpg?${encodeURIComponent(location)}`;
  upstream.redirects.set(path, location);
  expect(await ask(remote(`${GOOD}${path}`))).toSatisfy(isPlaceholder);
  expect(upstream.dialled).toEqual([PUBLIC_ADDRESS]);
});

test.each([
  'script.svg',
  'sheet.pdf',
  'old.tiff',
  'page.jpg',
  'empty.jpg',
  'bomb.png',
  'head-only.png',
  'truncated.jpg',
  'packed.jpg',
  'error.jpg',
  'gone.jpg',
  'half.jpg',
  'said-too-large.jpg',
  'endless.jpg',
  'breaks.jpg',
  'nonsense.jpg',
  'many-headers.jpg',
  'round.jpg',
  'thrice.jpg',
])('[A8] %s of an allowed server gives the placeholder', async (file) => {
  expect(await ask(remote(`${GOOD}/${file}`))).toSatisfy(isPlaceholder);
  expect(upstream.dialled.every(isPublicAddress)).toBe(true);
});

test.each(['drip.jpg', 'silent.jpg'])(
  '[A8] %s of an allowed server, which never ends, gives the placeholder all the same',
  async (file) => {
    isHasty = true;
    expect(await ask(remote(`${GOOD}/${file}`))).toSatisfy(isPlaceholder);
    expect(upstream.dialled.every(isPublicAddress)).toBe(true);
  },
);

test('[A8] good pictures still show: of the folder, of an allowed server, by redirects within it', async () => {
  for (const path of ['/img/160/q75/media/suv/front.jpg', remote(`${GOOD}/good.jpg`), remote(`${GOOD}/twice.jpg`)])
    expect(await ask(path)).toMatchObject({ status: 200, type: 'image/webp' });
});
