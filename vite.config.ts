import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * How a visitor's scripts are cut into files: the framework is one, forms are one, what at least eight pages or parts share is another. A page that every
 * look arranges for itself counts once for each look. What belongs to one look is never in a file of several.
 */
const files = [
  { name: 'framework', test: /node_modules[\\/](?!maplibre-gl)|preload-helper/, priority: 3 },
  {
    name: 'shared',
    test: /[\\/]src[\\/](?!features[\\/](forms|bot-check|test-drive|enquiry)[\\/]|templates[\\/](?!parts[\\/])|templates[\\/]parts[\\/]forms[\\/])/,
    minShareCount: 8,
    priority: 2,
  },
  {
    name: 'forms',
    test: /[\\/]src[\\/](features[\\/](forms|bot-check|test-drive|enquiry(?![\\/]parts[\\/]enquiry-opening))|templates[\\/][^\\/]+[\\/]forms)[\\/]/,
    minShareCount: 3,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: files } } } } },
    // The server bundle is the request handler (src/app/server.ts), not the bare list of routes.
    ssr: { build: { rolldownOptions: { input: './src/app/server.ts' } } },
  },
});
