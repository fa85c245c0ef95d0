import { serve } from '../src/app/serve.ts';
import { PICTURES_FOLDER } from './media.ts';
import { seedDemo } from './seed.ts';

// The program with demo stock and its pictures: sites without stock are seeded before visitors come, unless DEMO_STOCK
// is off.
await serve(
  process.env.DEMO_STOCK === 'off'
    ? {}
    : {
        prepare: (database, { log, now }) => seedDemo(database, { asOf: now, log }),
        defaults: { MEDIA_DIR: PICTURES_FOLDER },
      },
);
