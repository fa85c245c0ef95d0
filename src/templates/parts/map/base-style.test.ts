import { expect, test } from 'vitest';
import { listLayers } from './base-style.ts';

const COLOURS = { sea: 'blue', land: 'white', around: 'grey', coast: 'black', border: 'black', text: 'black' };

// MapLibre places names from the top layer down, and none where one is placed already.
test('[H5] no name of a town is written below a marker: it goes beside its point, or is left out', () => {
  const layers = listLayers(COLOURS, ['Sans'], [2, 6]);
  expect(layers.slice(-2)).toMatchObject([
    { source: 'places', paint: { 'text-opacity': 0 } },
    { source: 'fence', paint: { 'text-opacity': 0 } },
  ]);
  const towns = layers.filter(({ id }) => id.startsWith('towns-'));
  expect(towns).toHaveLength(2);
  for (const { layout } of towns)
    expect(layout).toMatchObject({ 'text-variable-anchor': ['top', 'left', 'right', 'bottom'] });
});

test('[H5] near by, a place names its town itself: after the capital, before any other town, and once', () => {
  const layers = listLayers(COLOURS, ['Sans'], [2, 6], ['Ararat']);
  const own = layers.findIndex(({ id }) => id === 'own-towns');
  expect(layers[own]).toMatchObject({ source: 'places', layout: { 'text-field': ['get', 'name'] } });
  const towns = layers.filter(({ id }) => id.startsWith('towns-'));
  expect(towns.map((town) => layers.indexOf(town) < own)).toEqual([true, false]);
  for (const town of towns) expect(JSON.stringify(town)).toContain('["literal",["Ararat"]]');
});
