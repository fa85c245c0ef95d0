import type { SearchPageModel } from '../../../features/search/model.ts';
import { OfferGrid } from '../home/offers.tsx';
import { SheetHere } from '../sheet-here.tsx';

/** The site's offers at the head of their page, and the heading of the vehicles below (B18). */
export function LeadingOffers({ offers }: Pick<SearchPageModel, 'offers'>) {
  if (!offers) return null;
  return (
    <>
      <SheetHere part="offers" />
      <section className="leading-offers" aria-labelledby="our-offers">
        <h2 className="vh" id="our-offers">
          {offers.heading}
        </h2>
        <OfferGrid items={offers.items} />
      </section>
      <div className="section-h below-offers">
        <h2>{offers.stockHeading}</h2>
      </div>
    </>
  );
}
