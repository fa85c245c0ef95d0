import { expect, test } from 'vitest';
import { findStageSizes } from './stage-sizes.ts';

const pictureOf = (naturalWidth: number, naturalHeight: number) => ({ naturalWidth, naturalHeight });
const stageWith = (picture: ReturnType<typeof pictureOf> | null) =>
  ({ clientWidth: 390, clientHeight: 700, querySelector: () => picture }) as unknown as HTMLElement;
const ROOM = { stage: { width: 390, height: 700 }, picture: { width: 390, height: 260 } };

test('[D2] a picture has room on its stage once it is there', () => {
  expect(findStageSizes(stageWith(null))).toBeUndefined();
  expect(findStageSizes(stageWith(pictureOf(0, 0)))).toBeUndefined();
  expect(findStageSizes(stageWith(pictureOf(600, 400)))).toEqual(ROOM);
});

test('[D2] a picture keeps its room while its larger version is on its way, and no other takes it', () => {
  const picture = pictureOf(600, 400);
  const stage = stageWith(picture);
  findStageSizes(stage);
  Object.assign(picture, pictureOf(0, 0));
  expect(findStageSizes(stage)).toEqual(ROOM);
  Object.assign(picture, pictureOf(1500, 1000));
  expect(findStageSizes(stage)).toEqual(ROOM);
  expect(findStageSizes(stageWith(pictureOf(0, 0)))).toBeUndefined();
});
