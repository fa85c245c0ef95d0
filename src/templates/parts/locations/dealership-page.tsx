import type { DealershipPageModel } from '../../../features/places/model.ts';
import { PageHead } from '../navigation/page-head.tsx';
import { LocationsCarousel } from './carousel.tsx';
import { ContactOverlay } from './contact.tsx';
import { DealershipCard } from './dealership-card.tsx';

export function DealershipPage({ model }: { model: DealershipPageModel }) {
  return (
    <div className="wrap locpage">
      <PageHead model={model} />
      <DealershipCard dealership={model.dealership} isPage />
      {model.carousel && <LocationsCarousel carousel={model.carousel} />}
      <ContactOverlay />
    </div>
  );
}
