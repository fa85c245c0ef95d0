import { PICTURES_FOLDER } from '../../demo/media.ts';
import { seedDemo } from '../../demo/seed.ts';
import { serve } from '../../src/app/serve.ts';
import { sampleStock } from '../../tests/samples/sample-stock.ts';

// The program with every demo site and a sample of the demo's stock, to be attacked.
await serve({
  prepare: (database, { log, now }) => seedDemo(database, { asOf: now, log, stockOf: sampleStock }),
  defaults: { MEDIA_DIR: PICTURES_FOLDER },
});
