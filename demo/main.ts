import { serve } from '../src/app/serve.ts';
import { seedDemo } from './seed.ts';

// The program with demo stock: sites that have none get theirs before visitors come, unless DEMO_STOCK is off.
await serve(
  process.env.DEMO_STOCK === 'off'
    ? undefined
    : (database, { log, now }) => seedDemo(database, { asOf: now, log }),
);
