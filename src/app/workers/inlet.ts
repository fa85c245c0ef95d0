import type { Socket } from 'node:net';

/** A worker as a place for connections. */
export interface Receiver {
  readonly id: number;
  /** Passes a connection on, which stays open here too. */
  hand(connection: number, socket: Socket): void;
}

interface Seat {
  receiver: Receiver;
  /** Connections that it has, or was handed. */
  open: number;
  /** Those that it was handed but has not taken yet: nothing of them is read. */
  handed: Map<number, Socket>;
  isLeaving: boolean;
}

/** As many connections wait for a worker as the system lets wait for a program. */
const MOST_WAITING = 511;

/**
 * Gives each new connection to the worker that has fewest. One that was handed to a worker that dies before it takes it
 * is given to another, and one that finds no worker waits for the next: a connection fails only with the worker that
 * has begun to read it.
 */
export class Inlet {
  readonly #seats = new Map<number, Seat>();
  readonly #waiting: Socket[] = [];
  #lastConnection = 0;

  /** A connection that has come, paused. */
  take(socket: Socket): void {
    // A visitor who leaves at this moment is no error of the program.
    socket.on('error', () => socket.destroy());
    this.#give(socket);
  }

  /** A worker takes connections from now on. */
  open(receiver: Receiver): void {
    this.#seats.set(receiver.id, { receiver, open: 0, handed: new Map(), isLeaving: false });
    for (const socket of this.#waiting.splice(0)) this.#give(socket);
  }

  /** A worker gets no more connections. */
  leave(id: number): void {
    const seat = this.#seats.get(id);
    if (seat) seat.isLeaving = true;
  }

  /** A worker has ended. */
  end(id: number): void {
    const seat = this.#seats.get(id);
    this.#seats.delete(id);
    for (const socket of seat?.handed.values() ?? []) this.#give(socket);
  }

  /** A worker has taken a connection that it was handed: it is the worker's alone. */
  taken(id: number, connection: number): void {
    const handed = this.#seats.get(id)?.handed;
    handed?.get(connection)?.destroy();
    handed?.delete(connection);
  }

  /** A connection of a worker has ended. */
  closed(id: number): void {
    const seat = this.#seats.get(id);
    if (seat) seat.open -= 1;
  }

  /** No connection waits any longer. */
  close(): void {
    for (const socket of this.#waiting.splice(0)) socket.destroy();
  }

  #give(socket: Socket): void {
    const seat = this.#findEmptiest();
    if (seat) {
      this.#lastConnection += 1;
      seat.open += 1;
      seat.handed.set(this.#lastConnection, socket);
      seat.receiver.hand(this.#lastConnection, socket);
    } else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(socket);
    else socket.destroy();
  }

  #findEmptiest(): Seat | undefined {
    const seats = [...this.#seats.values()].filter(({ isLeaving }) => !isLeaving);
    return seats.reduce<Seat | undefined>(
      (least, seat) => (least && least.open <= seat.open ? least : seat),
      undefined,
    );
  }
}
