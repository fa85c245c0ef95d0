import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Field } from './fields/schema.ts';
import { findFileProblems } from './reading/file-content.ts';
import { readParts, TEXT_BYTES } from './reading/multipart.ts';

const FIELD: Field = {
  name: 'cv',
  label: 'CV',
  kind: 'file',
  required: true,
  file: { types: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'], megabytes: 5 },
};

interface Packed {
  name: string;
  content: Buffer;
  stored?: boolean;
  /** The unpacked size that its entry claims, in place of the true one. */
  claims?: number;
  encrypted?: boolean;
}

/** A zip archive as word processors write it; with `sharing`, all entries refer to the first one's bytes. */
function zip(files: Packed[], { sharing = false } = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, stored, claims, encrypted } of files) {
    const packed = stored ? content : deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(encrypted ? 1 : 0, 2);
    head.writeUInt16LE(stored ? 0 : 8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claims ?? content.length, 18);
    head.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(sharing ? 0 : at, 10);
    const central = [Buffer.from('PK\x01\x02\x14\0'), head, place, Buffer.from(name)];
    directory.push(Buffer.concat(central));
    if (sharing && at > 0) continue;
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    bodies.push(body);
    at += body.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  const listed = Buffer.concat(directory);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, listed, end]);
}

const text = (content: string) => Buffer.from(content);
const DOCUMENT = { name: 'word/document.xml', content: text('<w:document/>'.repeat(20)) };
const ODT = { name: 'mimetype', content: text('application/vnd.oasis.opendocument.text'), stored: true };
const OLE = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from('WordDocument', 'utf16le'),
]);
const MANY = Array.from({ length: 400 }, (_, index) => ({
  name: `${index}.xml`,
  content: Buffer.alloc(100_000),
}));

const problemOf = async (name: string, content: Buffer) =>
  (await findFileProblems([FIELD], { cv: { name, size: content.length, content } }))[0]?.text;

test.each<[string, Buffer]>([
  ['cv.pdf', text('%PDF-1.7\n%âãÏÓ')],
  ['CV.PDF', text('\n\n%PDF-1.4')],
  ['cv.doc', OLE],
  ['cv.docx', zip([{ name: '[Content_Types].xml', content: text('<Types/>') }, DOCUMENT])],
  ['cv.odt', zip([ODT, { name: 'content.xml', content: text('<office/>') }])],
  ['cv.rtf', text('{\\rtf1\\ansi Sam}')],
  ['cv.txt', text('Sam Lee\r\nSprüngli, Zoë')],
  ['cv.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Sam Lee', 'utf16le')])],
])('[G10] a CV that is what its name says is taken: %s', async (name, content) => {
  expect(await problemOf(name, content)).toBeUndefined();
});

test.each<[string, string, Buffer]>([
  ['a program that calls itself a PDF', 'cv.pdf', text('MZ\x90\0')],
  ['a page that calls itself a PDF', 'cv.pdf', text('<script>alert(1)</script>')],
  ['a workbook that calls itself a document', 'cv.docx', zip([{ name: 'xl/workbook.xml', content: text('x') }])],
  ['an archive that calls itself a document', 'cv.docx', zip([{ name: 'a.txt', content: text('x') }])],
  ['a document with macros', 'cv.docx', zip([DOCUMENT, { name: 'word/vbaProject.bin', content: text('x') }])],
  ['a locked document', 'cv.docx', zip([{ ...DOCUMENT, encrypted: true }])],
  ['a bomb that says what it is', 'cv.docx', zip([DOCUMENT, { name: 'x', content: Buffer.alloc(60_000_000) }])],
  ['a bomb of many files', 'cv.docx', zip([DOCUMENT, ...MANY, ...MANY])],
  [
    'a bomb that lies about its size',
    'cv.docx',
    zip([{ ...DOCUMENT, content: Buffer.alloc(20_000_000), claims: 500 }]),
  ],
  ['a bomb of files that share their bytes', 'cv.docx', zip([DOCUMENT, ...MANY.slice(0, 50)], { sharing: true })],
  ['half an archive', 'cv.docx', zip([DOCUMENT]).subarray(0, 60)],
  ['an archive in the place of OpenDocument', 'cv.odt', zip([{ ...ODT, content: text('application/zip') }])],
  ['another file of the same wrapping', 'cv.doc', Buffer.concat([OLE.subarray(0, 8), Buffer.alloc(700)])],
  ['text that is none', 'cv.txt', text('a\0b')],
  ['a picture that calls itself RTF', 'cv.rtf', Buffer.from('89504e470d0a1a0a', 'hex')],
])('[G10] %s is refused', async (_what, name, content) => {
  expect(await problemOf(name, content)).toBe(
    'CV: we couldn’t read this file. Please use PDF, Word (doc), Word (docx), OpenDocument, RTF or plain text, ' +
      'up to 5 MB.',
  );
});

describe('[G10] a form that comes in parts', () => {
  /** As it arrives: bytes with a content type that names the boundary. */
  async function post(body: FormData | string, type?: string): Promise<Request> {
    const packed = new Response(body);
    const headers = { 'Content-Type': type ?? packed.headers.get('Content-Type') ?? '' };
    return new Request('https://site.example/', { method: 'POST', body: await packed.bytes(), headers });
  }

  test('is read with its files, each name’s last one', async () => {
    const form = new FormData();
    form.append('name', 'Sam');
    form.append('name', 'Zoë');
    form.append('cv', new File(['hello'], 'Zoë’s CV.txt'));
    form.append('empty', new File([], ''));
    const read = await readParts(await post(form), 1_000);
    expect(read).toMatchObject({ ok: true, texts: { name: 'Zoë' } });
    if (!read.ok) return;
    expect(Object.keys(read.files)).toEqual(['cv']);
    expect(read.files.cv).toMatchObject({ name: 'Zoë’s CV.txt', size: 5 });
    expect(Buffer.from(read.files.cv?.content ?? []).toString()).toBe('hello');
  });

  test('is refused while it arrives when it is too long, and when its texts are', async () => {
    const long = new FormData();
    long.append('cv', new File([new Uint8Array(TEXT_BYTES + 2_000)], 'cv.pdf'));
    expect(await readParts(await post(long), 1_000)).toMatchObject({ ok: false, status: 413 });
    const wordy = new FormData();
    wordy.append('message', 'x'.repeat(TEXT_BYTES + 1));
    expect(await readParts(await post(wordy), 1_000_000)).toMatchObject({ ok: false, status: 413 });
  });

  test.each<[string, string, string]>([
    ['parts that never end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', 'b'],
    ['no parts at all', 'hello', 'b'],
    ['no boundary', '--b--', ''],
  ])('is refused when it is broken: %s', async (_what, body, boundary) => {
    const type = `multipart/form-data; ${boundary && `boundary=${boundary}`}`;
    expect(await readParts(await post(body, type), 0)).toMatchObject({ ok: false, status: 400 });
  });

  test('is refused with more parts than a form has', async () => {
    const form = new FormData();
    for (let index = 0; index < 201; index++) form.append('a', 'x');
    expect(await readParts(await post(form), 0)).toMatchObject({ ok: false, status: 400 });
  });
});
