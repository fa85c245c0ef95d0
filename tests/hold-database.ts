import { openDatabase } from '../src/db/open.ts';

/** A process of its own that opens the database of a folder, reports that, and holds it until its input ends. */
const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
console.log('open');
process.stdin.resume();
process.stdin.once('end', () => database.close());
