import { expect, test } from 'vitest';
import { fixMakeName } from '../../src/domain/vehicle/names.ts';
import { getVehicleNouns } from '../../src/domain/vehicle/wording.ts';
import { findGarageNote } from '../../src/features/account/garage/notes.ts';
import { getVehicleKind } from '../../src/kernel/vehicle/kind.ts';
import { createEmptyState } from '../../src/search/state.ts';
import { readColour } from '../../src/stock/feeds/normalise/kinds/colours.ts';
import { readState } from '../../src/stock/feeds/normalise/kinds/states.ts';
import { restoreModelFromDate } from '../../src/stock/feeds/normalise/names/models.ts';
import { sampleSiteStock } from '../samples/site.ts';
import { sampleCar, sampleSettings } from '../samples/stock.ts';

/** Properties that every object of the language has, and no table: "constructor" once made a search page fail. */
const WORDS = Object.getOwnPropertyNames(Object.prototype);
const stock = sampleSiteStock([sampleCar({ id: 1 })]);
const settings = sampleSettings();

test.each(WORDS)('[B1] "%s" is a word like any other that no table knows', (word) => {
  expect(stock.search({ ...createEmptyState(), query: word }).hits).toEqual([]);
  expect(stock.search({ ...createEmptyState(), query: word.toLowerCase() }).hits).toEqual([]);
  expect(fixMakeName(word)).toBe(word);
  expect(restoreModelFromDate(word, '9-3')).toBeUndefined();
  expect(readState(word)).toHaveProperty('problem');
  expect(readColour(word)).toMatchObject({ value: expect.any(String) });
  expect(getVehicleKind({ item_type: word }, settings.wording)).toBe('car');
  expect(getVehicleNouns(settings.wording, word)).toEqual({ one: 'car', many: 'cars' });
  expect(findGarageNote(new URLSearchParams({ done: word, failed: word }), settings)).toBeNull();
});
