import type { VehiclePageModel } from '../../features/vehicle/model.ts';
import { FinanceCalculator } from '../parts/finance/calculator.tsx';
import { Dock } from '../parts/vehicle/actions/dock.tsx';
import { StickyHeader } from '../parts/vehicle/actions/sticky-header.tsx';
import { CallBox, Disclaimer, FeaturesBanner, SalesCounter } from '../parts/vehicle/around.tsx';
import { Comments } from '../parts/vehicle/comments.tsx';
import { Features, KeyInformation, Specifications, SubscriptionTerms } from '../parts/vehicle/details.tsx';
import { VehicleEnd } from '../parts/vehicle/end.tsx';
import { LocationBar } from '../parts/vehicle/location-bar.tsx';
import { MovingParts } from '../parts/vehicle/moving-parts.tsx';
import { Place } from '../parts/vehicle/place.tsx';
import { PriceComparison } from '../parts/vehicle/price-comparison/price-comparison.tsx';
import { RunningCosts } from '../parts/vehicle/running-costs/running-costs.tsx';
import { SectionNav } from '../parts/vehicle/section-nav.tsx';
import { Similar } from '../parts/vehicle/similar/similar.tsx';
import { Trail } from '../parts/vehicle/trail.tsx';
import { Viewer } from '../parts/vehicle/viewer/viewer.tsx';
import { Ticket } from './vehicle/ticket.tsx';

/** One vehicle: pictures and the ticket on its windscreen, then the price comparison, the details and the costs. */
export function VehiclePage({ model }: { model: VehiclePageModel }) {
  return (
    <>
      <StickyHeader model={model} />
      {model.locationBar && <LocationBar bar={model.locationBar} />}
      <div className="vehicle">
        <div className="wrap">
          <Trail model={model} />
          <div className="vgrid">
            <Viewer model={model} />
            <div className="side">
              <Ticket model={model} />
              <div className="vside">
                {model.runningCosts && <RunningCosts costs={model.runningCosts} />}
                <SalesCounter counter={model.salesCounter} />
                {model.place && <Place place={model.place} phone={model.phone} />}
                <CallBox model={model} />
              </div>
            </div>
            <SectionNav sections={model.sections} />
            <div className="body">
              <FeaturesBanner text={model.featuresBanner} />
              {model.priceComparison && <PriceComparison comparison={model.priceComparison} />}
              <SubscriptionTerms subscription={model.subscription} />
              <KeyInformation keyInformation={model.keyInformation} />
              <Specifications specifications={model.specifications} wholeHref={model.wholeHref} />
              <Features features={model.features} wholeHref={model.wholeHref} />
              <Comments comments={model.comments} />
            </div>
          </div>
        </div>
        {model.calculator && (
          <div className="fin-band">
            <div className="wrap">
              <FinanceCalculator calculator={model.calculator} disclaimer="below" />
            </div>
          </div>
        )}
      </div>
      {model.similar && <Similar similar={model.similar} />}
      <div className="wrap vend">
        <Disclaimer model={model} />
        <VehicleEnd model={model} />
      </div>
      <Dock model={model} />
      <MovingParts model={model} />
    </>
  );
}
