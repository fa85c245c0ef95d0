import pg from 'pg';

/** Milliseconds in which something waited for a database response, since the last reading. */
const clock = { asked: 0, since: 0, total: 0 };

function began() {
  if (clock.asked === 0) clock.since = performance.now();
  clock.asked += 1;
}

function ended() {
  clock.asked -= 1;
  if (clock.asked === 0) clock.total += performance.now() - clock.since;
}

type Query = (...words: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: Query };
const query = client.query;
client.query = function (this: unknown, ...words: unknown[]) {
  const answer = query.apply(this, words);
  if (answer instanceof Promise) {
    began();
    answer.then(ended, ended);
  }
  return answer;
};

/** The milliseconds so far; resets the clock. */
export function takeDatabaseTime(): number {
  const { total } = clock;
  clock.total = 0;
  return total;
}
