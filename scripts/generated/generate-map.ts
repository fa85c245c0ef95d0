import { writeFile } from 'node:fs/promises';
import { loadShippedTable } from '../../src/integrations/geocoding/postal-table.ts';
import { mapFiles } from './map/map-files.ts';

const { places } = await loadShippedTable();
for (const [path, text] of Object.entries(mapFiles(places)))
  await writeFile(new URL(`../../${path}`, import.meta.url), text);
