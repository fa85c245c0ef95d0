import type { CarouselModel } from '../../../features/places/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Carousel, CarouselPager } from '../cards/carousel.tsx';
import { OpeningState } from '../shell/opening-state.tsx';

/** Locations in a row to swipe or move by arrows; a few fill the row as they are (H5). */
export function LocationsCarousel({ carousel }: { carousel: CarouselModel }) {
  const { heading, hint, columns, places } = carousel;
  return (
    <section className="section section--tight loc-carousel" aria-labelledby="our-locations">
      <div className="section-h">
        <h2 id="our-locations">{heading}</h2>
        {hint && (
          <>
            <p className="loc-hint" aria-hidden="true">
              {hint}
              <Icon name="arrow-right" />
            </p>
            <CarouselPager of="our-locations" count={places.length} noun="locations" />
          </>
        )}
      </div>
      <div style={{ '--columns': columns }}>
        <Carousel labelledBy="our-locations" className="loc-strip">
          {places.map(({ id, name, href, address, opening, phones: [phone] }) => (
            <article key={id} className="boxed loc-mini">
              <h3>
                <a href={href}>{name}</a>
              </h3>
              {opening && <OpeningState opening={opening} />}
              {address && <p>{address}</p>}
              {phone && (
                <a className="link" href={phone.href}>
                  <Icon name="phone" />
                  <span className="vh">Call {name} on </span>
                  {phone.text}
                </a>
              )}
            </article>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
