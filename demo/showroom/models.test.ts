import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modelContent } from '../../src/settings/content/showroom.ts';
import { isDemoPicture } from '../media.ts';
import { modelsOf } from './make-models.ts';
import { SHOWROOMS } from './plan.ts';

const SITES = join(import.meta.dirname, '..', '..', 'sites');

describe.each(SHOWROOMS)('the models of $site', (plan) => {
  const models = modelsOf(plan).map((model) => modelContent.parse(model));

  test('are those that its file has (npm run demo:models)', () => {
    const file = JSON.parse(readFileSync(join(SITES, plan.site, 'models.json'), 'utf8'));
    expect(file.map((model: unknown) => modelContent.parse(model))).toEqual(models);
  });

  test('[H8] have variants, colours and features, and pictures that are there', () => {
    const sold = models.filter(({ status }) => status === 'available');
    expect(sold.length).toBeGreaterThan(7);
    for (const { name, model_variants, colours } of sold) {
      expect(model_variants.length, name).toBeGreaterThan(0);
      expect(colours.length, name).toBeGreaterThan(2);
      expect(
        model_variants.every(({ features }) => features.length > 2),
        name,
      ).toBe(true);
    }
    const photos = sold.flatMap(({ colours }) => colours.flatMap(({ photo_url }) => photo_url ?? []));
    expect(photos.length).toBeGreaterThan(0);
    expect(photos.filter((url) => !isDemoPicture(url.replace(/\?.*/, '')))).toEqual([]);
  });
});

test('[H8] some model shows the selector by body style: three styles and more than fifteen colours', () => {
  const all = SHOWROOMS.flatMap(modelsOf);
  const styles = (colours: { oem_id?: string | null }[] = []) => new Set(colours.map(({ oem_id }) => oem_id)).size;
  expect(all.some(({ colours = [] }) => styles(colours) >= 3 && colours.length > 15)).toBe(true);
});

const FEW_MAKES = SHOWROOMS.filter(({ makes, kind }) => kind === 'car' && Object.keys(makes).length < 5);

test.each(FEW_MAKES)('[H8] $site, which sells few makes, shows the models of each by designs of their own', (plan) => {
  const sold = modelsOf(plan).filter(({ status, image }) => status !== 'coming_soon' && image);
  for (const [make, models] of Map.groupBy(sold, ({ manufacturer_slug }) => manufacturer_slug)) {
    const designs = models.map(({ image }) => image!.url.split('/')[2]);
    expect([make, designs.filter((id, at) => designs.indexOf(id) !== at)]).toEqual([make, []]);
  }
});
