import { expect, test } from 'vitest';
import { CATALOGUE } from '../../demo/catalogue/catalogue.ts';
import { fixMakeName, fixModelName } from '../../src/domain/vehicle/names.ts';
import { spellMake } from '../../src/stock/feeds/normalise/names/makes.ts';
import { spellModel } from '../../src/stock/feeds/normalise/names/models.ts';

const MODELS = [...new Map(CATALOGUE.map(({ make, model }) => [`${make} ${model}`, { make, model }])).values()];

/** The name under which an import stores a model. */
function kept(make: string, model: string): string {
  const maker = fixMakeName(spellMake(fixMakeName(make)));
  return fixModelName(maker, spellModel(maker, model));
}

test('[A5] every model of the demo catalogue keeps its spelling, however a feed shouts or whispers it', () => {
  const wrong = MODELS.flatMap(({ make, model }) => {
    const wanted = fixModelName(fixMakeName(make), model);
    return [model, model.toUpperCase(), model.toLowerCase()]
      .map((given) => ({ make, given, became: kept(make, given), wanted }))
      .filter(({ became }) => became !== wanted);
  });
  expect(wrong).toEqual([]);
});

test('[A5] a model is spelled once: what an import kept stays the same in the next', () => {
  for (const { make, model } of MODELS) {
    const once = kept(make, model.toUpperCase());
    expect(kept(make, once)).toBe(once);
  }
});
