import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelsOf } from './make-models.ts';
import { SHOWROOMS } from './plan.ts';

const SITES = join(import.meta.dirname, '..', '..', 'sites');

// npm run demo:models: writes the models that demo sites sell new; `npm run format` formats the files.
for (const plan of SHOWROOMS) {
  const models = modelsOf(plan);
  writeFileSync(join(SITES, plan.site, 'models.json'), `${JSON.stringify(models, null, 2)}\n`);
  console.log(`${plan.site}: ${models.length} models`);
}
