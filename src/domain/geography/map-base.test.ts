import { expect, test } from 'vitest';
import { packLine, unpackBase } from './map-base.ts';

test('[H5] the lines that states share are put together again, to a thousandth of a degree, either way round', () => {
  const border = packLine([
    [141, -26],
    [141.00049, -29],
  ]);
  const west = packLine([
    [141, -29],
    [130, -29],
    [130, -26],
    [141, -26],
  ]);
  const east = packLine([
    [141, -29],
    [150, -29],
    [150, -26],
    [141, -26],
  ]);
  const base = unpackBase({
    arcs: [west, east, border],
    coasts: 2,
    borders: 1,
    land: [[[2, 0]], [[~1, ~2]]],
    neighbours: [],
    towns: [['Birdsville', 139_351, -25_899, 8.25]],
    states: [],
  });
  const [left, right] = base.land.features.map(({ geometry }) => geometry.coordinates[0]?.[0]);
  expect(left).toEqual([
    [141, -26],
    [141, -29],
    [130, -29],
    [130, -26],
    [141, -26],
  ]);
  expect(right).toEqual([
    [141, -26],
    [150, -26],
    [150, -29],
    [141, -29],
    [141, -26],
  ]);
  expect(base.coast.features[0]?.geometry.coordinates).toHaveLength(2);
  expect(base.borders.features[0]?.geometry.coordinates).toEqual([
    [
      [141, -26],
      [141, -29],
    ],
  ]);
  expect(base.towns.features[0]).toMatchObject({
    properties: { name: 'Birdsville', zoom: 8.25 },
    geometry: { coordinates: [139.351, -25.899] },
  });
});
