import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { toolScript } from './toolchain.mjs';

/** Compressible files: each gets a .br and a .gz beside it, so that the server never compresses them again. */
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt|map)$/;

function compressAll(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compressAll(path);
    else if (COMPRESSIBLE.test(name)) {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

process.chdir(join(import.meta.dirname, '..'));
execFileSync(process.execPath, [toolScript('@react-router/dev', 'react-router'), 'build'], {
  stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
});
compressAll('build/client/assets');
