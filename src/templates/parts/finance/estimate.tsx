import { lazy, Suspense } from 'react';
import type { EstimateModel } from '../../../kernel/finance/estimate/model.ts';
import { EstimatePlace, EstimateText } from './estimate-text.tsx';

const FetchedEstimate = lazy(async () => ({
  default: (await import('./fetched-estimate.tsx')).FetchedEstimate,
}));

export function Estimate({ estimate }: { estimate: EstimateModel }) {
  if (estimate.kind !== 'fetched') return <EstimateText estimate={estimate} />;
  return (
    <Suspense fallback={<EstimatePlace estimate={estimate} />}>
      <FetchedEstimate estimate={estimate} />
    </Suspense>
  );
}
