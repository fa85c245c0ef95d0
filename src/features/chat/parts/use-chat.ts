import { useEffect, useRef, useState } from 'react';
import type { ChatModel } from '../model.ts';
import { fetchChat, postChatBody, type SayResult } from './chat-calls.ts';

export interface PendingMessage {
  key: string;
  text: string;
  /** Null while it is on its way. */
  failed: string | null;
}

export interface ContactFields {
  name: string;
  phone: string;
  email: string;
}

export interface Chat {
  state: { kind: 'loading' } | { kind: 'failed' } | { kind: 'chat'; chat: ChatModel };
  pending: readonly PendingMessage[];
  load(): void;
  say(text: string): void;
  sayAgain(): void;
  sayContact(fields: ContactFields): Promise<SayResult>;
}

/**
 * The conversation about a vehicle in the browser. Messages go one after the other, in the order in which they were
 * written. Those that failed stay, show why, and are sent again together, in that order and under the same keys.
 */
export function useChat(slug: string): Chat {
  const [state, setState] = useState<Chat['state']>({ kind: 'loading' });
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  const queue = useRef(Promise.resolve());

  const load = () => {
    setState({ kind: 'loading' });
    fetchChat(slug).then(
      (chat) => setState({ kind: 'chat', chat }),
      (error: unknown) => {
        console.warn(error);
        setState({ kind: 'failed' });
      },
    );
  };
  useEffect(load, [slug]);

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.current.then(work);
    queue.current = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };
  const drop = (key: string) => setPending((all) => all.filter((one) => one.key !== key));
  const mark = (key: string, failed: string | null) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, failed } : one)));

  const post = (key: string, text: string) =>
    inTurn(async () => {
      const result = await postChatBody({ kind: 'message', car: slug, key, text });
      if (!result.ok) return mark(key, result.reason);
      setState({ kind: 'chat', chat: result.chat });
      drop(key);
    });

  return {
    state,
    pending,
    load,
    say(text) {
      const key = crypto.randomUUID();
      setPending((all) => [...all, { key, text, failed: null }]);
      post(key, text);
    },
    sayAgain() {
      for (const { key, text, failed } of pending) {
        if (failed === null) continue;
        mark(key, null);
        post(key, text);
      }
    },
    sayContact: (fields) =>
      inTurn(async () => {
        const result = await postChatBody({ kind: 'contact', car: slug, ...fields });
        if (result.ok) setState({ kind: 'chat', chat: result.chat });
        return result;
      }),
  };
}
