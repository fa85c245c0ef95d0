import type { VehiclePageModel } from '../../features/vehicle/model.ts';
import { Icon } from '../../ui/icon.tsx';
import { FinanceCalculator } from './finance/calculator.tsx';
import { CallBox, Disclaimer, FeaturesBanner } from './vehicle/around.tsx';
import { BuyBox } from './vehicle/buy-box.tsx';
import { Comments } from './vehicle/comments.tsx';
import { Features, KeyInformation, Specifications } from './vehicle/details.tsx';
import { Dock } from './vehicle/dock.tsx';
import { LocationBar } from './vehicle/location-bar.tsx';
import { PriceComparison } from './vehicle/price-comparison.tsx';
import { RunningCosts } from './vehicle/running-costs.tsx';
import { SectionNav } from './vehicle/section-nav.tsx';
import { Similar } from './vehicle/similar.tsx';
import { StickyHeader } from './vehicle/sticky-header.tsx';
import { Trail } from './vehicle/trail.tsx';
import { Viewer } from './vehicle/viewer.tsx';

/** One vehicle: pictures and price first, then what is known of it, like a timetable. */
export function VehiclePage({ model }: { model: VehiclePageModel }) {
  return (
    <>
      <StickyHeader model={model} />
      {model.locationBar && <LocationBar key={model.locationBar.place} bar={model.locationBar} />}
      <div className="wrap vehicle">
        <Trail model={model} />
        <div className="vtitle">
          <h1>
            {model.title} {model.subtitle && <span>{model.subtitle}</span>}
          </h1>
        </div>
        <div className="vgrid">
          <Viewer model={model} />
          <div className="side">
            <BuyBox model={model} />
            <Comments comments={model.comments} />
            <CallBox model={model} />
          </div>
          <SectionNav sections={model.sections} />
          <div className="body">
            <FeaturesBanner text={model.featuresBanner} />
            <KeyInformation keyInformation={model.keyInformation} />
            <Specifications specifications={model.specifications} />
            <Features features={model.features} />
            <CallBox model={model} />
          </div>
        </div>
        {model.priceComparison && <PriceComparison comparison={model.priceComparison} />}
        {model.runningCosts && <RunningCosts costs={model.runningCosts} />}
        {model.calculator && <FinanceCalculator calculator={model.calculator} disclaimer="below" />}
        <Disclaimer disclaimer={model.disclaimer} financeDisclaimer={model.financeDisclaimer} />
        <p className="vback">
          <a className="link" href={model.back.href}>
            <Icon name="arrow-left" />
            {model.back.label}
          </a>
        </p>
      </div>
      {model.similar && <Similar similar={model.similar} />}
      <Dock model={model} />
    </>
  );
}
