import { buildStars } from '../../../src/domain/places/stars.ts';
import type { BlockModel, ContentPageModel } from '../../../src/kernel/content/model.ts';

const picture = { src: '/media/suv-2/white/front-left.avif', alt: '', width: 600, height: 400 };
const section = <T>(heading: string, items: T[]) => ({ heading, note: null, more: null, items });

const rating = (stars: number) => buildStars(stars);

/** One of each part that a page may have, but for vehicles. */
export const everyBlock: BlockModel[] = [
  { kind: 'text', heading: null, html: '<h2>Since 1991</h2><p>We sell <strong>cars</strong>.</p>' },
  { kind: 'text', heading: 'By hand', html: '<p>And mend them.</p>' },
  {
    kind: 'faq',
    heading: 'Questions',
    items: [{ question: 'Do you deliver?', html: '<p>All over <a href="/dealer-locator">Queensland</a>.</p>' }],
  },
  { kind: 'figures', heading: null, items: [{ value: '50+', label: 'locations' }] },
  {
    kind: 'tiles',
    heading: 'What we do',
    items: [
      { heading: 'Service', text: 'On our own hoists.', link: { label: 'Book', href: '/service' }, picture },
      { heading: 'Parts', text: null, link: { label: 'Parts', href: '/parts' }, picture: null },
      { heading: 'Coffee', text: null, link: null, picture: null },
    ],
  },
  {
    kind: 'offers',
    section: section('Offers', [
      {
        heading: 'A bonus',
        text: null,
        includes: [],
        figure: '$500',
        figureNote: null,
        terms: null,
        action: null,
        ends: null,
        picture,
      },
    ]),
  },
  {
    kind: 'brands',
    section: section('Our brands', [{ label: 'Toyota', href: '/search/toyota', count: 12 }]),
  },
  {
    kind: 'locations',
    section: {
      ...section('Where to find us', [
        { name: 'Newstead', text: 'Newstead QLD 4006', opening: null, week: [], count: null, href: null },
      ]),
      map: null,
    },
  },
  {
    kind: 'reviews',
    reviews: {
      heading: 'What our customers say',
      rating: { stars: rating(4.6), countText: '312 reviews' },
      more: { label: 'All reviews', href: '/reviews' },
      summary: {
        shares: [5, 4, 3, 2, 1].map((stars) => ({ label: `${stars} stars`, count: '2', percent: 20 })),
        of: 'Of the 10 reviews on this website',
        invitation: {
          heading: 'Been to Harbour Motor Group?',
          text: 'Tell us how it went.',
          link: { label: 'Write a review', href: '/contact' },
        },
      },
      items: [
        {
          id: 1,
          customer_name: 'Priya N.',
          text: 'They told me the truth.',
          rating: rating(5),
          review_date: { iso: '2026-10-02', text: '02/10/2026', inWords: '7 weeks ago' },
          image: null,
          place: 'Newstead',
        },
        {
          id: 2,
          customer_name: 'Dale R.',
          text: null,
          rating: rating(3),
          review_date: { iso: '2026-09-02', text: '02/09/2026', inWords: '2 months ago' },
          image: '/media/dale.jpg',
          place: null,
        },
      ],
    },
  },
  {
    kind: 'posts',
    section: section('News and advice', [
      {
        href: '/blog/towing',
        heading: 'What a tow rating promises',
        picture,
        date: { iso: '2026-09-03', text: '03/09/2026' },
        author: 'Ana Pohl',
        text: 'In plain words.',
      },
    ]),
  },
  {
    kind: 'subscription',
    heading: 'How it works',
    steps: [{ heading: 'Choose a car', text: 'Any that is available.' }],
    termsHeading: 'What’s in the price',
    terms: [{ label: 'Bond', text: '$500' }],
    link: { label: 'Subscribe', href: '/search/new-used-and-demo-cars' },
  },
  { kind: 'form', heading: 'Ask us', text: 'We answer.', link: { label: 'Contact us', href: '/contact' } },
];

/** A page that the site has written, with one of each part. */
export const contentPage: ContentPageModel = {
  heading: 'About us',
  intro: 'One group, every road.',
  hero: null,
  byline: null,
  picture: null,
  breadcrumb: [
    { label: 'Home', href: '/', position: 1 },
    { label: 'About us', href: '/about-us', position: 2 },
  ],
  blocks: everyBlock,
  below: [],
  beside: null,
  paging: null,
  head: {
    title: 'About us',
    description: 'About us',
    canonical: 'https://cars.example/about-us',
    siteName: 'Cars',
  },
};

/** The same below a hero with a search. */
export const heroPage: ContentPageModel = {
  ...contentPage,
  hero: {
    heading: 'End of financial year',
    text: 'Until 30 June.',
    search: { action: '/search/used-cars', label: 'Search 20 cars', placeholder: 'Make or model', kept: [] },
    link: { label: 'See them', href: '/search/used-cars' },
    picture,
  },
};

export const postPage: ContentPageModel = {
  ...contentPage,
  heading: 'What a tow rating promises',
  byline: { date: { iso: '2026-09-03', text: '03/09/2026' }, author: 'Ana Pohl' },
  picture,
  blocks: everyBlock.slice(0, 1),
  beside: {
    stock: section('Related cars', []),
    fineText: null,
    next: everyBlock.flatMap((block) => (block.kind === 'posts' ? block.section.items : [])),
  },
};

export const postsPage: ContentPageModel = {
  ...contentPage,
  heading: 'News and advice',
  intro: null,
  blocks: everyBlock.flatMap((block) =>
    block.kind === 'posts' ? [{ ...block, section: { ...block.section, heading: '' } }] : [],
  ),
  paging: {
    shownText: 'Showing 1 – 1 of 2',
    pages: [
      { page: 1, href: '/blog', current: true },
      { page: 2, href: '/blog?page=2', current: false },
    ],
    previousHref: null,
    nextHref: '/blog?page=2',
  },
};
