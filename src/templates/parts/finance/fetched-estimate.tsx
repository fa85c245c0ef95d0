import { useEstimate } from '../../../features/finance/estimate/parts/use-estimate.ts';
import type { EstimateModel } from '../../../kernel/finance/estimate/model.ts';
import { EstimatePlace, EstimateText } from './estimate-text.tsx';

type Fetched = Extract<EstimateModel, { kind: 'fetched' }>;

/** An estimate that is fetched once its place is near. */
export function FetchedEstimate({ estimate }: { estimate: Fetched }) {
  const [said, ref] = useEstimate(estimate);
  return <div ref={ref}>{said ? <EstimateText estimate={said} /> : <EstimatePlace estimate={estimate} />}</div>;
}
