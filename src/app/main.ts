import { enableCompileCache } from 'node:module';

// The program as operators run it. `npm start` runs demo/main.ts, which fills sites without stock first. What Node.js
// makes of the sources is kept for the next start.
enableCompileCache();
const { serve } = await import('./serve.ts');
await serve();
