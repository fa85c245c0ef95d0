import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', manifest: true },
  environments: {
    // The server bundle is the request handler (src/app/server.ts), not the bare list of routes.
    ssr: { build: { rolldownOptions: { input: './src/app/server.ts' } } },
  },
});
