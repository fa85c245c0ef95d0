import { toOpenPage } from '../../kernel/addresses/served-pages.ts';
import type { FeatureRow } from '../../kernel/feature.ts';

export const feature: FeatureRow = { pages: { open: () => [toOpenPage('/print')] } };
