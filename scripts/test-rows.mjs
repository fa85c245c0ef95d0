// npm run test:rows: which tests prove which row of the specification's index. Ends with 1 when a row has none.
import { relative } from 'node:path';
import { rowsOfTests } from './index-rows.mjs';
import { root } from './toolchain.mjs';

const rows = rowsOfTests();
for (const [row, places] of rows) {
  const files = new Set(places.map(({ file }) => relative(root, file)));
  console.log(`${row.padEnd(4)} ${String(places.length).padStart(4)} tests  ${[...files].join(' ')}`);
}
const bare = [...rows].filter(([, places]) => places.length === 0).map(([row]) => row);
console.log(bare.length > 0 ? `Without a test: ${bare.join(', ')}` : `Each of ${rows.size} rows has tests.`);
process.exit(bare.length > 0 ? 1 : 0);
