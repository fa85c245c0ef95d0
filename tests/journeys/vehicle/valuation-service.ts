import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { get } from '../../http.ts';
import { eventually } from '../../settled.ts';
import { changeIntegrations } from '../site-settings.ts';

/**
 * Has the prices of a site compared by a service of its own that always gives `answer`, whose description no other
 * service gives; `path` is a vehicle's page. Returns a function that gives the site its own comparison again.
 */
export async function serveValuation(
  site: string,
  path: string,
  answer: { description: string },
): Promise<() => Promise<void>> {
  const service = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const isAnswered = async () =>
    JSON.parse((await get(`${site}.localhost`, `${path}/autogauge`)).body).description === answer.description;
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  const restore = await changeIntegrations(site, { valuation: { provider: 'http', url } });
  await eventually('the service', isAnswered);
  return async () => {
    await restore();
    await eventually('the site’s own comparison', async () => !(await isAnswered()));
    service.close();
  };
}
