import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DecodeNotes, decodeText } from './decode.ts';
import { readJson, readJsonLines } from './json.ts';
import { openFeed } from './open-feed.ts';
import { guessDelimiter, openTable } from './table.ts';

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Cuts bytes at every multiple of a size, so that characters and quotes are split across chunks. */
const cut = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));

async function decode(bytes: Buffer, size = 3) {
  const notes: DecodeNotes = { isGzip: false, encoding: 'utf-8' };
  const text = (await collect(decodeText(Readable.from(cut(bytes, size)), { notes }))).join('');
  return { text, notes };
}

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

describe('decoding', () => {
  const TEXT = 'Škoda Citroën – “Ünïque” 車\n';

  test.each([
    ['UTF-8', Buffer.from(TEXT), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8'],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'utf-16le'],
    ['gzip', gzipSync(Buffer.from(TEXT)), 'utf-8'],
  ])('%s is read, wherever the pieces are cut', async (_, bytes, encoding) => {
    for (const size of [1, 2, 5, 1000]) {
      const { text, notes } = await decode(bytes, size);
      expect({ text, encoding: notes.encoding }).toEqual({ text: TEXT, encoding });
    }
  });

  test('Windows-1252 is found at its first letter that is no UTF-8', async () => {
    for (const size of [1, 4, 1000]) {
      const { text, notes } = await decode(Buffer.from('plain lines\nCitro\xebn C4, S\xe9rie \xa3', 'latin1'), size);
      expect(text).toBe('plain lines\nCitroën C4, Série £');
      expect(notes.encoding).toBe('windows-1252');
    }
  });

  // Regression: it was read as Windows-1252, "Citro‘n", "dealerÕs".
  test.each([
    ['a letter within a word', 'Citro\x91n C4\nKia Rio\n', 'Citroën C4\nKia Rio\n'],
    ['a letter at the end of one', 'Caf\x8e Racer\n', 'Café Racer\n'],
    ['an apostrophe', 'The dealer\xd5s own\n', 'The dealer’s own\n'],
    ['a shouted name', 'CITRO\xe8N C4\n', 'CITROËN C4\n'],
    ['quotes behind a number', '19\xd3 alloys, na\x95ve\n', '19” alloys, naïve\n'],
    ['line ends of old', 'Citro\x91n\rS\x8erie\r', 'Citroën\rSérie\r'],
  ])('MacRoman is told by %s', async (_, bytes, expected) => {
    for (const size of [1, 5, 1000]) {
      const { text, notes } = await decode(Buffer.from(bytes, 'latin1'), size);
      expect({ text, encoding: notes.encoding }).toEqual({ text: expected, encoding: 'macroman' });
    }
  });

  test.each([
    ['Citro\xebn, S\xe9rie, CITRO\xcbN, dealer\x92s, 19\x94 alloys, 1\xbd, A\x99 B\xae', 'Citroën, Série, CITROËN'],
    ['\x95 Bluetooth \x96 \x93new\x94 \xa3 5', '• Bluetooth – “new” £ 5'],
  ])('Windows-1252 is not taken for it: %j', async (bytes, begin) => {
    const { text, notes } = await decode(Buffer.from(bytes, 'latin1'), 7);
    expect({ begins: text.startsWith(begin), encoding: notes.encoding }).toEqual({
      begins: true,
      encoding: 'windows-1252',
    });
  });

  // Regression: it became one column whose name had NUL characters in it.
  test.each(['utf-16le', 'utf-16be'] as const)('%s without a byte order mark is read and named', async (encoding) => {
    const bytes = Buffer.from(`stocknum,make\n1,Škoda\n${TEXT}`, 'utf16le');
    const given = encoding === 'utf-16le' ? bytes : bytes.swap16();
    for (const size of [1, 5, 1000]) {
      const { text, notes } = await decode(given, size);
      expect(text).toBe(`stocknum,make\n1,Škoda\n${TEXT}`);
      expect(notes.encoding).toBe(`${encoding} without a byte order mark`);
    }
  });

  test('an HTML page, a PDF and XML are refused by their names', async () => {
    const open = (text: string) => openFeed({ source: Readable.from([Buffer.from(text)]) });
    const page = '\n<!-- x --><!DOCTYPE html><html><head><title>Sign in - Yard</title></head><body>a,b</body>';
    await expect(open(page)).rejects.toThrow('This is an HTML page ("Sign in - Yard"), not a stock feed.');
    await expect(open('<html><body><table>')).rejects.toThrow('This is an HTML page, not');
    // Error pages that servers send in place of an export; they were reported as XML.
    for (const fault of ['<h1>403 Forbidden</h1>', '<br />\n<b>Fatal error</b>: a', '<center>Bad Gateway'])
      await expect(open(fault)).rejects.toThrow('This is an HTML page, not');
    await expect(open('<?xml version="1.0"?><stock><car/></stock>')).rejects.toThrow('XML is not supported');
    await expect(decode(Buffer.from('%PDF-1.7\n%\xe2\xe3'))).rejects.toThrow('This is a PDF');
    await expect(decode(gzipSync(Buffer.from('\n%PDF-1.4')))).rejects.toThrow('This is a PDF');
  });

  test('mixed encodings, spreadsheets and damaged gzip are refused with what they are', async () => {
    await expect(
      decode(Buffer.concat([Buffer.from('Citroën\n'), Buffer.from('Citro\xebn', 'latin1')]), 9),
    ).rejects.toThrow('mixes encodings');
    await expect(decode(Buffer.from('PK\x03\x04rest'))).rejects.toThrow('spreadsheet (xlsx) or zip');
    await expect(decode(gzipSync(Buffer.from('x'.repeat(5000))).subarray(0, -9))).rejects.toThrow(
      'damaged or was cut short',
    );
  });

  test('any text decodes as it was, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }).filter((text) => !/^[\p{Cc}\uFEFFÐP]/u.test(text)),
        fc.integer({ min: 1, max: 9 }),
        async (text, size) => {
          expect((await decode(Buffer.from(text), size)).text).toBe(text);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('tables', () => {
  test('quoted new lines, CRLF and blank lines keep the line numbers right', async () => {
    const table = await openTable(pieces('a,b\r\n1,"x\r\ny, ""z"""\r\n\r\n2,w\r\n', 4));
    expect(table.columns).toEqual(['a', 'b']);
    expect(await collect(table.records())).toEqual([
      { line: 2, values: { a: '1', b: 'x\r\ny, "z"' } },
      { line: 5, values: { a: '2', b: 'w' } },
    ]);
  });

  test('a row with too few or too many cells is broken, its neighbours are not', async () => {
    const { records } = await openTable(pieces('a,b\n1\n2,3\n4,5,6\n7,8,\n', 100));
    expect(
      (await collect(records())).map((record) => ('broken' in record ? record.broken.slice(0, 45) : record.values)),
    ).toEqual([
      'the row has 1 cells where the header has 2; a',
      { a: '2', b: '3' },
      'the row has 3 cells where the header has 2; a',
      { a: '7', b: '8' },
    ]);
  });

  test('the delimiter is the one that the header has most of', () => {
    expect(['a,b,c', 'a;b;"x,y,z,w"', 'a\tb', 'a|b|c', 'a'].map(guessDelimiter)).toEqual([',', ';', '\t', '|', ',']);
  });

  test('a doubled column and a quote without end are errors', async () => {
    await expect(openTable(pieces('a,a\n', 9))).rejects.toThrow('the column "a" twice');
    const { records } = await openTable(pieces('a,b\n1,"x\n2,y\n', 9));
    await expect(collect(records())).rejects.toThrow('never closed');
  });
});

describe('texts without an end', () => {
  const MEGABYTE = 1_000_000;
  let given = 0;
  /** A text of 100 MB that begins as given and never ends its line. */
  async function* endless(begin: string): AsyncGenerator<string> {
    given = 0;
    yield begin;
    for (; given < 100; given += 1) yield 'x'.repeat(MEGABYTE);
  }
  const readTable = async (text: AsyncIterable<string>) => collect((await openTable(text)).records());

  test.each([
    ['a header', (text: AsyncIterable<string>) => readTable(text), '', 'line 1'],
    ['a row', (text: AsyncIterable<string>) => readTable(text), 'a,b\n1,2\n3,', 'line 3'],
    ['a quoted cell', (text: AsyncIterable<string>) => readTable(text), 'a,b\n1,"', 'line 2'],
    ['a line of NDJSON', (text: AsyncIterable<string>) => collect(readJsonLines(text)), '{}\n{"a":"', 'line 2'],
    ['a vehicle of JSON', (text: AsyncIterable<string>) => collect(readJson(text)), '[\n{"a":"', 'line 2'],
    ['a key of JSON', (text: AsyncIterable<string>) => collect(readJson(text)), '{"', 'line 1'],
  ])('%s is refused at 10 MB, with its line', async (_, read, begin, line) => {
    await expect(read(endless(begin))).rejects.toThrow(new RegExp(`${line} .*longer than 10 million characters`));
    expect(given).toBeLessThan(12);
  });
});

describe('JSON', () => {
  const vehicles = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), { maxLength: 6 });

  test('any list of objects comes out as it went in, in pieces of any size, bare or in an object', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 2), async (list, size, indent) => {
        const wanted = JSON.parse(JSON.stringify(list));
        const documents = [list, { before: { vehicles: [1] }, vehicles: list, after: [{ x: '}' }] }];
        for (const document of documents) {
          const records = await collect(readJson(pieces(JSON.stringify(document, null, indent), size)));
          expect(records.map(({ values }) => values)).toEqual(wanted);
        }
      }),
      { numRuns: 80 },
    );
  });

  test.each([
    ['[{"a":1},{"b"', 'cut short'],
    ['[{"a":1} {"b":2}]', 'broken at line 1'],
    ['[{"a":1},\n{"b":}]', 'vehicle at line 2 is broken'],
    ['[1,2]', 'broken at line 1'],
    ['{"vehicles":[{"a":1}]} more', 'broken at line 1'],
  ])('%s is refused: %s', async (text, reason) => {
    await expect(collect(readJson(pieces(text, 7)))).rejects.toThrow(reason);
  });

  test('a line of NDJSON that is no object is broken, its neighbours are not', async () => {
    const records = await collect(readJsonLines(pieces('{"a":1}\nnonsense\n[1]\n{"a":2}', 5)));
    expect(records).toMatchObject([
      { line: 1, values: { a: 1 } },
      { line: 2, broken: expect.stringContaining('not JSON') },
      { line: 3, broken: 'the line is not a JSON object' },
      { line: 4, values: { a: 2 } },
    ]);
  });
});
