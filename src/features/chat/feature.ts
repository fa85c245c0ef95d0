import { CHAT_PATH } from '../../kernel/addresses/chat.ts';
import type { FeatureRow } from '../../kernel/feature.ts';

export const feature: FeatureRow = {
  pages: { open: () => [{ path: CHAT_PATH, needsVehicle: true, vehicleParameter: 'car' }] },
};
