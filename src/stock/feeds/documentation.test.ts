import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { FORMATS } from './formats/formats.ts';
import { compileMapping } from './mapping/compile.ts';
import { parseMapping } from './mapping/load.ts';
import { openFeed } from './read/open-feed.ts';
import { readVehicle } from './vehicle.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/reference/feeds.md'), 'utf8');

test('docs/reference/feeds.md has every format as the code has it', () => {
  const section = page.split('\n## Formats\n')[1]!.split('\n## ')[0]!;
  const listed = [...section.matchAll(/^- \*\*`([\w-]+)`\*\*/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(FORMATS.map(({ name }) => name)));
});

const examples = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map((match) => match[1]!);

test('the examples of docs/reference/feeds.md can be imported as they stand', async () => {
  const [own, other] = examples('csv');
  const mappings = examples('json').map((text) => parseMapping(JSON.parse(text)));
  const read = async (csv: string, mapping?: (typeof mappings)[number]) => {
    const feed = await openFeed({ source: Readable.from([Buffer.from(csv)]), mapping });
    const toDraft = compileMapping(feed.mapping);
    const vehicles = [];
    for await (const record of feed.records) {
      if (!('broken' in record))
        vehicles.push(readVehicle(toDraft(record), record.line, { now: new Date('2026-03-01') }).vehicle);
    }
    return vehicles;
  };
  expect(await read(own!)).toMatchObject([{ stocknum: 'A1', make: 'Toyota', photos_count: 2, price: 25990 }]);
  expect(await read(other!, mappings[0])).toMatchObject([
    {
      stocknum: 'X77',
      make: 'Volkswagen',
      model: 'Golf',
      year: 2019,
      km: 61200,
      engine_size_litres: 2,
      filtered_features: ['Sunroof'],
    },
  ]);
});
