import { beforeEach, expect, test, vi } from 'vitest';
import { changeWatched } from '../../../features/account/watchlist/parts/change.ts';
import { setWatched } from '../../../features/account/watchlist/parts/watched.ts';
import { postChatBody } from '../../../features/chat/parts/chat-calls.ts';

let answer: Response;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer);
});

// Words in `error` or `message` used to be ignored.
test.each([['error'], ['message'], ['detail']])(
  '[G7] words of a refusal in `%s` are told in a conversation, and alerted of the list of saved vehicles',
  async (member) => {
    const refuse = () => {
      answer = Response.json({ [member]: 'Slow down.' }, { status: 429 });
    };
    refuse();
    const said = await postChatBody({} as Parameters<typeof postChatBody>[0]);
    expect(said).toEqual({ ok: false, reason: 'Slow down.', problems: {} });
    refuse();
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    setWatched({ kind: 'signed_in', phone_number: '1', ids: new Set([7]), busy: new Set() });
    await changeWatched(7, () => {}, 'removed');
    setWatched({ kind: 'unknown' });
    expect(alert.mock.calls).toEqual([['Slow down.']]);
  },
);
