import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // Addresses follow the specification; each is one route module, loaded when it is wanted.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
