import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../demo/random.ts';
import { eventually } from '../../tests/settled.ts';
import { differences, EMPTY_STOCK, type Stock, withEdition } from './editions.ts';
import { findLocks, findProcesses } from './leftovers.ts';
import { codeOf, expectDone, type Program } from './program.ts';
import { readSavedState, type SavedState } from './saved-state.ts';
import {
  expectOrderlyEnd,
  findWrongPage,
  followsAgain,
  stopServer,
  type UpServer,
  whenReady,
  whenUp,
} from './server.ts';
import { isKill, killProcess, TARGETS, type Target } from './targets.ts';
import { straplineOf, type Trial } from './trial.ts';

/** Whichever starts first finds no PostgreSQL, and runs it for the others. */
export type Order = 'server first' | 'import first';

export interface RoundPlan {
  target: Target;
  order: Order;
  /** Whether settings are applied at the same time. */
  applies: boolean;
  /** Whether the database is read before a server that is gone restarts. */
  looksFirst: boolean;
  /** When it happens, as a share of the time that an undisturbed import took. */
  moment: number;
}

export interface Outcome {
  importAcknowledged: boolean;
  settingsAcknowledged: boolean;
  /** Whether the stock is the new one. */
  imported: boolean;
  /** A server that was starting gave up because of the kill, and was restarted. */
  startGivenUp: boolean;
}

const FIRST_EDITIONS = [0, 1];
const editionOf = (round: number): number => FIRST_EDITIONS.length - 1 + round;

export function planRound(chance: Chance, target: Target): RoundPlan {
  return {
    target,
    order: chance.happens(0.35) ? 'import first' : 'server first',
    applies: chance.happens(0.4),
    looksFirst: chance.happens(0.5),
    // Most imports are busy in the second half of their time, and later where others run beside them.
    moment: chance.happens(0.3) ? chance.fraction() * 0.5 : 0.5 + chance.fraction() * 0.8,
  };
}

/** A run of rounds on one database: what must be stored so far, and the server if it is up. Any loss throws. */
export class Proof {
  readonly #trial: Trial;
  #stock: Stock = EMPTY_STOCK;
  #strapline: string | undefined;
  #up: UpServer | undefined;
  #importMs = 0;
  #onPort: (port: number) => void = () => {};

  constructor(trial: Trial) {
    this.#trial = trial;
  }

  /** Reports the server's port, now and whenever it changes; 0 while there is none. */
  follow(onPort: (port: number) => void): void {
    this.#onPort = onPort;
    onPort(this.#up?.port ?? 0);
  }

  get #server(): UpServer | undefined {
    return this.#up;
  }

  set #server(server: UpServer | undefined) {
    this.#up = server;
    this.#onPort(server?.port ?? 0);
  }

  /**
   * Starts the server and imports two editions, undisturbed; the time of the second decides when to kill later ones.
   */
  async begin(): Promise<void> {
    const server = await this.#startServer();
    this.#server = server;
    for (const edition of FIRST_EDITIONS) {
      const started = performance.now();
      const running = this.#trial.startImport(edition);
      expectDone(running, await codeOf(running));
      this.#importMs = performance.now() - started;
      this.#stock = withEdition(this.#stock, edition, this.#trial.vehicles);
    }
    await this.#check(await this.#look(), server);
  }

  /** One round: an import, perhaps settings, a kill at some moment, and then everything must be right. */
  async round(number: number, plan: RoundPlan): Promise<Outcome> {
    if (plan.order === 'import first') await this.#stop();
    this.#server ??= plan.order === 'server first' ? await this.#startServer() : undefined;
    const running = this.#trial.startImport(editionOf(number));
    const applying = plan.applies ? this.#trial.startApply(number) : undefined;
    const isStarting = !this.#server;
    const server = this.#server?.program ?? this.#trial.startServer();
    await sleep(plan.moment * this.#importMs);
    const { strike, ends } = TARGETS[plan.target];
    if (ends) this.#onPort(0);
    strike({ dataDir: this.#trial.dataDir, server, import: running, apply: applying });
    const importCode = await codeOf(running);
    const applyCode = applying && (await codeOf(applying));
    if (!isKill(plan.target)) expectDone(running, importCode);
    if (!isKill(plan.target) && applying) expectDone(applying, applyCode);
    if (ends) await this.#expectEnded(server, plan.target);
    else if (isStarting) this.#server = await whenUp(server);
    const startGivenUp = !ends && !this.#server;
    if (startGivenUp && !isKill(plan.target)) throw new Error(`The server did not start:\n${server.said()}`);
    const imported = await this.#settle(number, plan, importCode === 0, applyCode === 0);
    return {
      importAcknowledged: importCode === 0,
      settingsAcknowledged: applyCode === 0,
      imported,
      startGivenUp,
    };
  }

  /** Stops the server in order: no process and no lock may be left. */
  async end(): Promise<void> {
    await this.#stop();
  }

  /** Kills what still runs, whatever came before. */
  abandon(): void {
    for (const pid of findProcesses(this.#trial.dataDir)) killProcess(pid);
  }

  async #settle(number: number, plan: RoundPlan, importAcknowledged: boolean, settingsAcknowledged: boolean) {
    const after = withEdition(this.#stock, editionOf(number), this.#trial.vehicles);
    const survived = this.#server;
    if (!survived && !plan.looksFirst) this.#server = await this.#startServer();
    const state = await this.#look();
    const imported = state.stock.imports === after.imports;
    if (importAcknowledged && !imported) throw new Error('LOST: an import that was acknowledged is not there');
    this.#stock = imported ? after : this.#stock;
    const wanted = plan.applies ? straplineOf(number) : this.#strapline;
    if (settingsAcknowledged && state.strapline !== wanted)
      throw new Error(`LOST: the settings say "${state.strapline}", "${wanted}" was acknowledged`);
    if (state.strapline === wanted) this.#strapline = wanted;
    const server = this.#server ?? (await this.#startServer());
    this.#server = server;
    await this.#check(state, server, survived !== undefined);
    return imported;
  }

  /** The database and the pages must show the stored state: at once after a start, soon where a server kept running. */
  async #check(state: SavedState, { port }: UpServer, mayTakeTime = true): Promise<void> {
    const wrong = differences(this.#stock, state.stock);
    if (wrong.length > 0)
      throw new Error(`MIXED: ${wrong.length} vehicles are not as they must be\n${wrong.slice(0, 5).join('\n')}`);
    if (state.strapline !== this.#strapline) throw new Error(`MIXED: the settings say "${state.strapline}"`);
    if (mayTakeTime) return followsAgain(port, state);
    await whenReady(port);
    const page = await findWrongPage(port, state);
    if (page) throw new Error(`The server is up, but ${page}`);
  }

  #look(): Promise<SavedState> {
    return readSavedState(this.#trial.dataDir);
  }

  async #startServer(): Promise<UpServer> {
    const program = this.#trial.startServer();
    const server = await whenUp(program);
    if (!server) throw new Error(`The server did not start:\n${program.said()}`);
    return server;
  }

  async #expectEnded(server: Program, target: Target): Promise<void> {
    if (isKill(target)) await codeOf(server);
    else await expectOrderlyEnd(server);
    this.#server = undefined;
    await this.#expectNobody(isKill(target));
  }

  async #stop(): Promise<void> {
    if (!this.#server) return;
    await stopServer(this.#server);
    this.#server = undefined;
    await this.#expectNobody(false);
  }

  async #expectNobody(locksMayStay: boolean): Promise<void> {
    const { dataDir } = this.#trial;
    await eventually('The end of every process', () => findProcesses(dataDir).length === 0);
    const locks = locksMayStay ? [] : findLocks(dataDir);
    if (locks.length > 0) throw new Error(`Left behind: ${locks.join(', ')}`);
  }
}
