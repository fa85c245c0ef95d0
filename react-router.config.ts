import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // Addresses follow the specification; each is one route module, loaded when it is wanted.
  // A page tells the browser of its own route alone: a list of all of them would be 2 KB on every page, and links open new pages anyway.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
