import type { BenchCar } from '../../../bench/search/vehicles.ts';
import { createMemoryEngine } from '../../../src/search/engine/memory-engine.ts';
import { testSearchEngine } from './search-engine.ts';

testSearchEngine('the engine in memory', async (stock, options) => {
  const engine = createMemoryEngine<{ id: number }, BenchCar>({ ...options, cardOf: ({ id }) => ({ id }) });
  engine.load(stock);
  return engine;
});
