import type { ReviewModel, ReviewsModel, ReviewsSummary } from '../../../kernel/content/reviews-model.ts';
import { LinkTo } from '../navigation/link-to.tsx';
import { Stars } from './stars.tsx';

/** Reviews (H6): the average where the site shows one, then what customers wrote, the latest first. */
export function Reviews({ reviews, id }: { reviews: ReviewsModel; id: string }) {
  const { heading, rating, items, summary, more } = reviews;
  return (
    <section
      className="section"
      aria-labelledby={heading ? id : undefined}
      aria-label={heading ? undefined : 'Reviews'}
    >
      <div className="wrap">
        {(heading || rating || more) && (
          <div className="section-h">
            {heading && <h2 id={id}>{heading}</h2>}
            {rating && (
              <p className="reviews-average">
                <Stars stars={rating.stars} showsFigure />
                <span>{rating.countText}</span>
              </p>
            )}
            {more && <LinkTo className="link" to={more} />}
          </div>
        )}
        {summary ? (
          <div className="reviews-with">
            <Summary summary={summary} />
            <List items={items} />
          </div>
        ) : (
          <List items={items} />
        )}
      </div>
    </section>
  );
}

function List({ items }: Pick<ReviewsModel, 'items'>) {
  if (items.length === 0) return null;
  return (
    <ul className="reviews">
      {items.map((review) => (
        <li key={review.id}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  );
}

/** How the stars are spread, and where to write a review. */
function Summary({ summary: { shares, of, invitation } }: { summary: ReviewsSummary }) {
  return (
    <div className="reviews-sum">
      {shares.length > 0 && (
        <>
          <ul className="shares">
            {shares.map(({ label, count, percent }) => (
              <li key={label}>
                <span>{label}</span>
                <span className="stars-share" style={{ '--share': `${percent}%` }} />
                <b>{count}</b>
              </li>
            ))}
          </ul>
          <p className="small mute">{of}</p>
        </>
      )}
      <div className="reviews-ask">
        <h2>{invitation.heading}</h2>
        <p>{invitation.text}</p>
        <LinkTo className="btn btn--ink" to={invitation.link} />
      </div>
    </div>
  );
}

function Review({ review: { customer_name, text, rating, review_date, image, place } }: { review: ReviewModel }) {
  return (
    <figure className="review">
      <Stars stars={rating} />
      {text && <blockquote>{text}</blockquote>}
      <figcaption>
        {image && <img src={image} alt="" width={36} height={36} loading="lazy" />}
        <span>
          <b>{customer_name}</b>
          {place && <span>, {place}</span>}
          <time className="small mute" dateTime={review_date.iso} title={review_date.text}>
            {review_date.text} · {review_date.inWords}
          </time>
        </span>
      </figcaption>
    </figure>
  );
}
