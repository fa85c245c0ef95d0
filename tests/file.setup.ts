import './patient-services.ts';
import { afterAll, vi } from 'vitest';
import { registerFeatures } from '../src/app/features.ts';

registerFeatures();

// Files share their modules and globals: a fake clock must not leak into the next one.
afterAll(() => {
  vi.useRealTimers();
});
