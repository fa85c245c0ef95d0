import { formatBytes, printFigure } from '../figures.ts';
import { requestPage } from '../load/request.ts';
import { METRICS_TOKEN, type Server } from '../program/server.ts';

/** What the program takes, and how many vehicles the sites list that are loaded, each once however many workers. */
export interface Memory {
  residentBytes: number;
  residentOfEach: number[];
  listed: number;
}

export async function readMemory(server: Server): Promise<Memory> {
  const { residentBytes, residentOfEach } = server.program();
  return { residentBytes, residentOfEach, listed: await countListed(server) };
}

/** Prints the memory in all under the first name, and divided by the listed vehicles under the second. */
export async function printMemory(server: Server, inAll: string, each: string): Promise<Memory> {
  const memory = await readMemory(server);
  const { residentBytes, residentOfEach, listed } = memory;
  const parts = residentOfEach.length > 1 ? ` = ${residentOfEach.map(formatBytes).join(' + ')}` : '';
  printFigure(`memory, ${inAll}`, `${formatBytes(residentBytes)}${parts} (${listed} listed)`);
  printFigure(`memory ${each}`, formatBytes(residentBytes / listed));
  return memory;
}

/** By the program's own metrics, in which a site that several workers have loaded counts once. */
async function countListed({ port }: Server): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { status, body } = await requestPage(port, `localhost:${port}`, '/metrics', { headers });
  if (status !== 200) throw new Error(`/metrics was answered with ${status}`);
  const counts = [...body.matchAll(/^forecourt_stock_vehicles\{.*?\} (\d+)/gm)].map(([, count]) => Number(count));
  return counts.reduce((sum, count) => sum + count, 0);
}
