import './patient-services.ts';
import { afterAll, vi } from 'vitest';
import { registerFeatures } from '../src/app/features.ts';

registerFeatures();

// Files share their modules and globals: none leaves a clock of its own to the next one.
afterAll(() => {
  vi.useRealTimers();
});
