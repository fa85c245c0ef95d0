import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DecodeNotes, decodeText } from './decode.ts';
import { readJson, readJsonLines } from './json.ts';
import { guessDelimiter, openTable } from './table.ts';

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Cuts bytes at every multiple of a size, so that letters and quotes fall between pieces. */
const cut = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );

async function decode(bytes: Buffer, size = 3) {
  const notes: DecodeNotes = { gzip: false, encoding: 'utf-8' };
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
      const { text, notes } = await decode(
        Buffer.from('plain lines\nCitro\xebn C4, S\xe9rie \xa3', 'latin1'),
        size,
      );
      expect(text).toBe('plain lines\nCitroën C4, Série £');
      expect(notes.encoding).toBe('windows-1252');
    }
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
      (await collect(records())).map((record) =>
        'broken' in record ? record.broken.slice(0, 45) : record.values,
      ),
    ).toEqual([
      'the row has 1 cells where the header has 2; a',
      { a: '2', b: '3' },
      'the row has 3 cells where the header has 2; a',
      { a: '7', b: '8' },
    ]);
  });

  test('the delimiter is the one that the header has most of', () => {
    expect(['a,b,c', 'a;b;"x,y,z,w"', 'a\tb', 'a|b|c', 'a'].map(guessDelimiter)).toEqual([
      ',',
      ';',
      '\t',
      '|',
      ',',
    ]);
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
  /** A text of 100 MB that begins as told and never ends its line. */
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
    [
      'a line of NDJSON',
      (text: AsyncIterable<string>) => collect(readJsonLines(text)),
      '{}\n{"a":"',
      'line 2',
    ],
    ['a vehicle of JSON', (text: AsyncIterable<string>) => collect(readJson(text)), '[\n{"a":"', 'line 2'],
    ['a key of JSON', (text: AsyncIterable<string>) => collect(readJson(text)), '{"', 'line 1'],
  ])('%s is refused at 10 MB, with its line', async (_, read, begin, line) => {
    await expect(read(endless(begin))).rejects.toThrow(
      new RegExp(`${line} .*more than 10 million characters`),
    );
    expect(given).toBeLessThan(12);
  });
});

describe('JSON', () => {
  const vehicles = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), { maxLength: 6 });

  test('any list of objects comes out as it went in, in pieces of any size, bare or in an object', async () => {
    await fc.assert(
      fc.asyncProperty(
        vehicles,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0, 2),
        async (list, size, indent) => {
          const wanted = JSON.parse(JSON.stringify(list));
          const documents = [list, { before: { vehicles: [1] }, vehicles: list, after: [{ x: '}' }] }];
          for (const document of documents) {
            const records = await collect(readJson(pieces(JSON.stringify(document, null, indent), size)));
            expect(records.map(({ values }) => values)).toEqual(wanted);
          }
        },
      ),
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
