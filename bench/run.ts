import { benchPages } from './pages/run.ts';

// npm run bench [-- --quick]: our search engine beside others, then our pages beside the floor. All ratios are of one run on one machine.
await import('./search/run.ts');
await benchPages(process.argv.includes('--quick') ? 30 : 150);
