import { serve } from './serve.ts';

// The program as operators run it. `npm start` runs demo/main.ts, which fills sites without stock first.
await serve();
