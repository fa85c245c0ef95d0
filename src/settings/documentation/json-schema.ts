import { z } from 'zod';
import { siteFileForEditors } from '../content/files.ts';
import { PRESET_NAMES } from '../presets/presets.ts';

export function buildSiteJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(siteFileForEditors.extend({ preset: presetName }), {
    io: 'input',
    unrepresentable: 'any',
  });
  return {
    ...schema,
    title: 'site.json',
    description: 'A site: its group, hosts, and settings that differ from its preset and the defaults.',
  };
}

const presetName = z
  .enum(PRESET_NAMES)
  .nullable()
  .default(null)
  .describe('Settings to start from; null starts from the defaults.');
