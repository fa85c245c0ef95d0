import type { VehiclePageModel } from '../../features/vehicle/model.ts';
import { FinanceCalculator } from '../parts/finance/calculator.tsx';
import { Dock } from '../parts/vehicle/actions/dock.tsx';
import { StickyHeader } from '../parts/vehicle/actions/sticky-header.tsx';
import { CallBox, Disclaimer, FeaturesBanner } from '../parts/vehicle/around.tsx';
import { BuyBox } from '../parts/vehicle/buy-box.tsx';
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
import { Trail, VehicleTitle } from '../parts/vehicle/trail.tsx';
import { Viewer } from '../parts/vehicle/viewer/viewer.tsx';

/**
 * One vehicle: pictures out to the window's edge with name and price beside them, then its details, headings left and
 * facts right.
 */
export function VehiclePage({ model }: { model: VehiclePageModel }) {
  // What there is to buy is taller than a picture: the first facts fill the room below it.
  const hasFactsBelow = model.sold === null;
  return (
    <>
      <StickyHeader model={model} />
      {model.locationBar && <LocationBar bar={model.locationBar} />}
      <div className="wrap vehicle">
        <Trail model={model} />
        <div className="vtop">
          <Viewer model={model} />
          <div className="side">
            <VehicleTitle model={model} />
            <BuyBox model={model} hasPlace={false} />
          </div>
          {hasFactsBelow && <KeyInformation keyInformation={model.keyInformation} />}
        </div>
        <SectionNav sections={model.sections} />
        <div className="body">
          <FeaturesBanner text={model.featuresBanner} />
          <SubscriptionTerms subscription={model.subscription} />
          {!hasFactsBelow && <KeyInformation keyInformation={model.keyInformation} />}
          <Specifications specifications={model.specifications} wholeHref={model.wholeHref} />
          <Features features={model.features} wholeHref={model.wholeHref} />
          <Comments comments={model.comments} />
          <div className="visit">
            {model.place && <Place place={model.place} phone={model.phone} />}
            <CallBox model={model} />
          </div>
        </div>
        {model.priceComparison && <PriceComparison comparison={model.priceComparison} />}
        {model.runningCosts && <RunningCosts costs={model.runningCosts} />}
        {model.calculator && <FinanceCalculator calculator={model.calculator} disclaimer="below" />}
        <Disclaimer model={model} />
        <VehicleEnd model={model} />
      </div>
      {model.similar && <Similar similar={model.similar} />}
      <Dock model={model} />
      <MovingParts model={model} />
    </>
  );
}
