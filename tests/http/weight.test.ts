import { expect, test } from 'vitest';
import { get } from '../http.ts';
import {
  ALLOWED,
  bytesOf,
  LOOK_OF,
  namedScripts,
  PAGES,
  pathOf,
  scriptsByThemselves,
} from '../journeys/weighed-pages.ts';

/** How much of that its HTML may name. The rest is for parts that load by themselves. */
const NAMED = 124_500;

test.each(PAGES)(
  `a page ($name, $look) names at most ${NAMED / 1000} KB of JavaScript of its look, ${ALLOWED / 1000} KB in all`,
  async (page) => {
    const { body } = await get(`${page.site}.localhost`, await pathOf(page));
    expect(body).toContain(`data-template="${page.look}"`);
    const scripts = [...namedScripts(body)];
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.some((path) => LOOK_OF[path] === page.look)).toBe(true);
    expect(scripts.filter((path) => LOOK_OF[path] && LOOK_OF[path] !== page.look)).toEqual([]);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(NAMED);
    expect(bytesOf([...scripts, ...scriptsByThemselves(page)])).toBeLessThanOrEqual(ALLOWED);
  },
);
