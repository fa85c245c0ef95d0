import {
  type HttpReceiver,
  hubspotAnswers,
  type MailServer,
  type Mood,
  startHttpReceiver,
  startMailServer,
} from '../../tests/samples/servers/lead-receivers.ts';
import type { Destinations } from './trial.ts';

const DESTINATIONS = ['email', 'adf', 'webhook', 'crm', 'confirmation'] as const;
export type Taken = Record<(typeof DESTINATIONS)[number], number>;

const SHOPPER = /shopper\d+@shopper\.example/;
const TO_DEALER: Readonly<Record<string, keyof Taken>> = {
  'sales@proof.example': 'email',
  'adf@proof.example': 'adf',
};

/** The destinations of the proof's leads, and what arrived there. */
export interface Receivers {
  mail: MailServer;
  hook: HttpReceiver;
  crm: HttpReceiver;
  urls: Destinations;
  setMoods(choose: (receiver: 'mail' | 'hook' | 'crm') => Mood): void;
  /**
   * How often each shopper's lead was accepted, by destination. The web address honours the idempotency key; email has
   * none.
   */
  countTaken(): Map<string, Taken>;
  /** Calls that the web address had accepted before, and so did not accept again. */
  readonly repeats: number;
  close(): Promise<void>;
}

export const NOTHING_TAKEN: Taken = { email: 0, adf: 0, webhook: 0, crm: 0, confirmation: 0 };

/** Starts a mail server, a web address and a customer system on this machine. */
export async function startReceivers(): Promise<Receivers> {
  const hubspot = hubspotAnswers();
  const [mail, hook, crm] = await Promise.all([
    startMailServer(),
    startHttpReceiver(),
    startHttpReceiver((call) => hubspot.answer(call)),
  ]);
  const receivers = { mail, hook, crm };
  const countTaken = () => {
    const counts = new Map<string, Taken>();
    const count = (shopper: string | undefined, destination: keyof Taken) => {
      if (!shopper) return;
      const taken = counts.get(shopper) ?? NOTHING_TAKEN;
      counts.set(shopper, { ...taken, [destination]: taken[destination] + 1 });
    };
    for (const { to, mail: read } of mail.taken) {
      const [address = ''] = to;
      const destination = TO_DEALER[address] ?? 'confirmation';
      count(destination === 'confirmation' ? address : SHOPPER.exec(read.text ?? '')?.[0], destination);
    }
    const known = new Set<unknown>();
    for (const { headers, body } of hook.taken) {
      const key = headers['idempotency-key'];
      if (!known.has(key)) count(SHOPPER.exec(body)?.[0], 'webhook');
      known.add(key);
    }
    for (const { contact } of hubspot.notes.values()) count(hubspot.contacts.get(contact)?.email, 'crm');
    return counts;
  };
  return {
    mail,
    hook,
    crm,
    urls: { smtpUrl: mail.url, hookUrl: hook.url, crmUrl: crm.url },
    setMoods: (choose) => {
      for (const name of ['mail', 'hook', 'crm'] as const) receivers[name].mood = choose(name);
    },
    countTaken,
    get repeats() {
      return hook.taken.length - new Set(hook.taken.map(({ headers }) => headers['idempotency-key'])).size;
    },
    close: async () => {
      await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
    },
  };
}
