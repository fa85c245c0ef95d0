import { eventually } from '../../tests/settled.ts';
import type { Stock } from './editions.ts';
import type { Program } from './program.ts';
import { get, type SavedState } from './saved-state.ts';
import { SETTINGS_SITE, STOCK_SITE } from './trial.ts';

/** A server that has reported its port. */
export interface UpServer {
  program: Program;
  port: number;
}

const UP = /Forecourt is up:\s+http:\/\/[^:\s]+:(\d+)/;

/** Waits for a server that is starting; undefined when it ended instead. */
export async function whenUp(program: Program): Promise<UpServer | undefined> {
  await eventually('A server', () => UP.test(program.said()) || !program.isRunning());
  const port = UP.exec(program.said())?.[1];
  return port && program.isRunning() ? { program, port: Number(port) } : undefined;
}

/**
 * Asks a server to stop while it serves requests, and waits until it has. Throws when it does not end, ends with
 * anything but 0, or cuts off a response that it has begun.
 */
export async function stopServer({ program, port }: UpServer): Promise<void> {
  const pages = Array.from({ length: 12 }, (_, at) => `/search/used-cars?page=${at + 2}`);
  const answers = pages.map((path) => get(port, STOCK_SITE, path).catch(expectRefusal));
  await Promise.race(answers);
  program.child.kill('SIGTERM');
  await Promise.all(answers);
  await expectOrderlyEnd(program);
}

/**
 * Requires a server that was asked to stop to end with 0; one that had not even begun to start may end by the signal
 * itself.
 */
export async function expectOrderlyEnd(program: Program): Promise<void> {
  await eventually('The end of a server after SIGTERM', () => !program.isRunning());
  const code = await program.ended;
  const hadBegun = program.said() !== '';
  if (code !== 0 && (hadBegun || code !== null))
    throw new Error(`A server ended with ${code} after SIGTERM:\n${program.said()}`);
}

/** A request that comes too late is refused at the connection. */
function expectRefusal(error: Error & { code?: string }): void {
  if (error.code !== 'ECONNREFUSED' && error.code !== 'ECONNRESET') throw error;
}

/** Waits until a server reports that it is ready, which means that the database responds. */
export async function whenReady(port: number): Promise<void> {
  let said = '';
  const isReady = async () => {
    const { status, body } = await get(port, STOCK_SITE, '/readyz');
    said = `${status}: ${body.trim()}`;
    return status === 200;
  };
  await eventually('Readiness', isReady).catch((error: Error) => {
    throw new Error(`${error.message}: /readyz is ${said}`);
  });
}

/** What is wrong with the pages of a server, compared with the stored state; undefined when they are right. */
export async function findWrongPage(port: number, state: SavedState): Promise<string | undefined> {
  const list = await get(port, STOCK_SITE, '/search/used-cars');
  const wanted = `${countInStock(state.stock).toLocaleString('en-AU')} cars`;
  if (!list.body.includes(`<span>${wanted}</span>`)) return `the list (${list.status}) does not say ${wanted}`;
  for (const { slug, price } of state.samples) {
    const page = await get(port, STOCK_SITE, `/cars/${slug}`);
    if (!page.body.includes(`$${price.toLocaleString('en-AU')}`))
      return `/cars/${slug} (${page.status}) does not say ${price}`;
  }
  if (state.strapline === undefined) return undefined;
  const home = await get(port, SETTINGS_SITE, '/');
  return home.body.includes(state.strapline) ? undefined : `the home page does not say "${state.strapline}"`;
}

/** Waits until a server that kept running shows the stored state; throws with what is still wrong. */
export async function followsAgain(port: number, state: SavedState): Promise<void> {
  let wrong: string | undefined;
  const isRight = async () => {
    wrong = await findWrongPage(port, state).catch((error: Error) => error.message);
    return wrong === undefined;
  };
  await eventually('A right page', isRight).catch((error: Error) => {
    throw new Error(`${error.message}: ${wrong}`);
  });
}

const countInStock = ({ vehicles }: Stock): number => [...vehicles.values()].filter(({ sold }) => !sold).length;
