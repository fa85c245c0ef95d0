import type { EstimateModel } from '../../../kernel/finance/estimate/model.ts';
import { Island } from '../../../ui/islands/island.tsx';
import { EstimateText } from './estimate-text.tsx';
import { FetchedEstimate } from './fetched-estimate.tsx';

export function Estimate({ estimate }: { estimate: EstimateModel }) {
  if (estimate.kind !== 'fetched') return <EstimateText estimate={estimate} />;
  return (
    <div className="estimate-kept">
      <Island name="estimate" of={FetchedEstimate} props={{ estimate }} when="visible" />
    </div>
  );
}
