import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The state of a receiver: accepting, refusing, silent, or cutting the connection after accepting. */
export type Mood = 'well' | 'fails' | 'hangs' | 'forgets to answer';

/** A mail that a server took. */
export interface TakenMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

export interface MailServer {
  url: string;
  taken: TakenMail[];
  mood: Mood;
  close(): Promise<void>;
}

/** A real SMTP server on this machine. Addresses at `nobody.example` are unknown to it. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      const isKnown = !address.endsWith('@nobody.example');
      callback(isKnown ? null : Object.assign(new Error('No such user here'), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (self.mood === 'hangs') return;
        if (self.mood === 'fails') return callback(Object.assign(new Error('Come back later'), { responseCode: 451 }));
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const mail = await PostalMime.parse(raw);
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          mail,
        });
        if (self.mood === 'forgets to answer') return;
        callback(null);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const self: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    mood: 'well',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return self;
}

/** A request that an HTTP receiver took. */
export interface TakenCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface HttpReceiver {
  url: string;
  taken: TakenCall[];
  mood: Mood;
  /** The status of a refusal. */
  refusal: number;
  close(): Promise<void>;
}

/** A web address on this machine that takes calls; `answer` gives the response, as JSON. */
export async function startHttpReceiver(answer: (call: TakenCall) => unknown = () => ({})): Promise<HttpReceiver> {
  const taken: TakenCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (self.mood === 'hangs') return;
    if (self.mood === 'fails') return void response.writeHead(self.refusal).end();
    const call: TakenCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    taken.push(call);
    if (self.mood === 'forgets to answer') return void request.socket.destroy();
    sendJson(response, answer(call));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const self: HttpReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    mood: 'well',
    refusal: 503,
    close: () => closeAll(server),
  };
  return self;
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

function closeAll(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** The responses of HubSpot's API, as far as it is used: contacts that are found again, and notes. */
export function hubspotAnswers() {
  const contacts = new Map<string, Record<string, string>>();
  const notes = new Map<string, { body: string; contact: string }>();
  const found = (ids: string[]) => ({ total: ids.length, results: ids.map((id) => ({ id })) });
  const answer = ({ method, path, body }: TakenCall): unknown => {
    const said = JSON.parse(body);
    const filter = said.filterGroups?.[0]?.filters[0];
    if (path === '/crm/v3/objects/contacts/search')
      return found([...contacts].filter(([, of]) => of[filter.propertyName] === filter.value).map(([id]) => id));
    if (path === '/crm/v3/objects/notes/search')
      return found([...notes].filter(([, { body: text }]) => text.includes(filter.value)).map(([id]) => id));
    if (path === '/crm/v3/objects/notes') {
      const id = String(notes.size + 1);
      notes.set(id, { body: said.properties.hs_note_body, contact: said.associations[0].to.id });
      return { id };
    }
    const known = /^\/crm\/v3\/objects\/contacts\/(\d+)$/.exec(path)?.[1];
    const id = method === 'PATCH' && known ? known : String(contacts.size + 101);
    contacts.set(id, { ...contacts.get(id), ...said.properties });
    return { id };
  };
  return { contacts, notes, answer };
}
