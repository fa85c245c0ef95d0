import { getErrorMessage } from '../../domain/text/error-message.ts';

/** The channel to another process. */
export interface Port {
  /** Calls back once the message is sent, with the error if it can't be. */
  send(message: object, sent: (error: Error | null) => void): unknown;
  on(event: 'message', take: (message: unknown) => void): unknown;
}

/** What one process may call in another: arguments and results are copied as JSON. */
type Duties<T> = { [Name in keyof T]: (...given: never[]) => unknown };

type Given<T> = T extends (...given: infer Arguments) => unknown ? Arguments : never;
type Returned<T> = T extends (...given: never[]) => infer Result ? Awaited<Result> : never;

type Message =
  | { kind: 'call'; id: number; name: string; given: unknown[] }
  | { kind: 'result'; id: number; result?: unknown }
  | { kind: 'failure'; id: number; reason: string };

/**
 * Calls between two processes that trust each other: each has duties, which the other calls by name. Other messages of
 * the channel are left alone.
 */
export class Calls<Theirs extends Duties<Theirs>> {
  readonly #port: Port;
  readonly #open = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;

  constructor(port: Port, ours: object) {
    this.#port = port;
    const duties = ours as Record<string, (...given: unknown[]) => unknown>;
    port.on('message', (message) => this.#take(message as Message, duties));
  }

  /** Resolves with the result of the other process; rejects with its error, and when it is gone. */
  call<Name extends keyof Theirs & string>(name: Name, ...given: Given<Theirs[Name]>): Promise<Returned<Theirs[Name]>> {
    const id = ++this.#lastId;
    const open = Promise.withResolvers<unknown>();
    this.#open.set(id, open);
    this.#send({ kind: 'call', id, name, given });
    return open.promise as Promise<Returned<Theirs[Name]>>;
  }

  /** The other process is gone: open calls reject. */
  close(): void {
    for (const { reject } of this.#open.values()) reject(new Error('The process that was called has ended'));
    this.#open.clear();
  }

  #take(message: Message, duties: Record<string, (...given: unknown[]) => unknown>): void {
    if (message.kind === 'call') return void this.#do(message, duties);
    if (message.kind !== 'result' && message.kind !== 'failure') return;
    const open = this.#open.get(message.id);
    this.#open.delete(message.id);
    if (message.kind === 'result') open?.resolve(message.result);
    else open?.reject(new Error(message.reason));
  }

  async #do(
    { id, name, given }: Extract<Message, { kind: 'call' }>,
    duties: Record<string, (...given: unknown[]) => unknown>,
  ): Promise<void> {
    try {
      this.#send({ kind: 'result', id, result: await duties[name]?.(...given) });
    } catch (error) {
      this.#send({ kind: 'failure', id, reason: getErrorMessage(error) });
    }
  }

  #send(message: Message): void {
    this.#port.send(message, (error) => {
      if (error && message.kind === 'call') this.#take({ kind: 'failure', id: message.id, reason: error.message }, {});
    });
  }
}
