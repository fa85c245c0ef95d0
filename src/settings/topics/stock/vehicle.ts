import { z } from 'zod';
import { RESERVE_MODES, VEHICLE_ACTIONS } from '../../../domain/availability/vehicle-actions.ts';
import { CAR_TYPES } from '../../../domain/vehicle/car.ts';
import { amount, count, link, onOff, optionalLink, optionalText, part, shown, slug, text } from '../../kinds.ts';

const actionTexts = part('Text of the buttons.', {
  reserve: text()
    .default('Reserve {Vehicle} Now')
    .describe('Reserve or buy online; {Vehicle} and {vehicle} are the word for it: Car, Caravan.'),
  enquire: text().default('Enquire Now').describe('Enquire, without chat.'),
  instantMessage: text().default('Instant Message').describe('Enquire, with chat.'),
  call: text().default('Call Now').describe('Call the dealer.'),
  share: text().default('Share').describe('Share the page.'),
  favourite: text().default('Fave').describe('Save the vehicle.'),
  print: text().default('Print').describe('Print the page.'),
  testDrive: text().default('Test Drive').describe('Book a test drive.'),
  tradeIn: text().default('Trade-in').describe('Value a trade-in.'),
  finance: text()
    .default('Pre-Approved')
    .describe('The sidebar’s finance button; finance.texts.gatedButton if its page needs sign-in.'),
});

const reserve = part('Reserving and buying online.', {
  mode: z
    .enum(RESERVE_MODES)
    .default('off')
    .describe(
      'Where the reserve button goes: nowhere, /cars/{slug}/checkout, /cars/{slug}/buy-online, or /checkout-journey.',
    ),
  amount: amount().min(1, 'must be 1 or more').default(200).describe('The deposit asked for, in dollars.'),
  amountText: text().default('$200').describe('How the button shows the deposit.'),
  carTypes: z
    .array(z.enum(CAR_TYPES))
    .default([...CAR_TYPES])
    .describe('Car types that can be reserved.'),
  excludedLocations: z.array(slug()).default([]).describe('Slugs of locations whose vehicles can’t be reserved.'),
  holdMinutes: z.int().min(5).max(1440).default(20).describe('Minutes a vehicle is held while the deposit is paid.'),
  reservedDays: z
    .int()
    .min(1)
    .max(365)
    .default(7)
    .describe('Days a paid reservation lasts; no feed can undo it before then.'),
  meaning: text()
    .default(
      'Your deposit takes the vehicle off the market and comes off the price when you buy. You still ' +
        'inspect and drive the vehicle before you decide.',
    )
    .describe('What reserving means, on the checkout page.'),
  refundText: text()
    .default('Change your mind while it’s reserved and we’ll refund the whole deposit.')
    .describe('When the deposit is refunded, on the checkout page; it must match what the dealer does.'),
});

const rego = part('Registration expiry.', {
  expired: z
    .enum(['unregistered', 'hidden'])
    .default('unregistered')
    .describe('What is shown for a past date: that the vehicle is unregistered, or nothing.'),
  expiredText: text().default('Unregistered').describe('Text for a past date.'),
  futureText: text().default('Expires on {date}').describe('Text for a future date.'),
});

const sold = part('Shown instead of the sidebar when a vehicle is no longer available.', {
  heading: text().default('SOLD').describe('Heading.'),
  text: text()
    .default("Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!")
    .describe('Text.'),
  action: text().default('Find Me Something Similar').describe('Button of the enquiry.'),
});

const comments = part('The dealer’s comments.', {
  shownCharacters: count().default(400).describe('Characters shown before Show More.'),
  emptyText: text()
    .default('Dealer comments are pending. Please check back here later.')
    .describe('Shown when a vehicle has none.'),
});

const viewer = part('Pictures, video and the 360 view.', {
  defaultView: z
    .enum(['spinner', 'gallery', 'interior'])
    .default('spinner')
    .describe('The view shown first, if a vehicle has it.'),
  autoRotate: onOff('on').describe('Whether the 360 view turns automatically.'),
  autoRotateMs: z.int().min(20).default(100).describe('Milliseconds per frame while it turns automatically.'),
  startDegrees: z
    .int()
    .min(0)
    .max(359)
    .default(0)
    .describe(
      'Degrees from its first picture at which a 360 view begins and comes to rest; for feeds whose first picture ' +
        'isn’t the front corner.',
    ),
  pixelsPerFrame: z.int().min(1).default(20).describe('Pixels of dragging per frame.'),
  thumbnailsAbove: count().default(3).describe('Thumbnails are shown above this many pictures.'),
  videoPosition: z.int().min(1).default(2).describe('Position of the video among the slides.'),
  videoThumbnail: optionalLink().describe('Picture for a video that has none of its own.'),
});

const blocks = part('Parts of the page a site can leave out or reword.', {
  views: shown('shown').describe('The views counter.'),
  locationBar: shown('shown').describe('The bar that says where a vehicle is, if it isn’t at the primary location.'),
  locationBarText: text().default('Located at {city}').describe('Text of the location bar.'),
  directionsText: text().default('Get Directions').describe('Text of the directions link.'),
  callBox: shown('shown').describe('The call-the-dealer box.'),
  featuresBanner: optionalText().describe('Text of the features banner; null leaves it out.'),
  historyReport: shown('shown').describe('The link to the history report of a vehicle that has one.'),
  salesCounter: z
    .enum(['off', 'counted', 'formula'])
    .default('off')
    .describe(
      'The counter of sales this month: off, counted (vehicles of the site that the stock’s history marks ' +
        'as sold) or formula, a number made from the calendar and clock alone. Presenting that as sales may be ' +
        'misleading conduct under the Australian Consumer Law.',
    ),
  salesCounterText: text()
    .default('{count} {vehicles} sold this month')
    .describe('Text of that counter; {vehicles} is vehicle or vehicles.'),
  certifiedBadge: shown('shown').describe('The badge of vehicles that certified.program certifies, with its dialog.'),
  pdf: onOff('on').describe('The download of a printable PDF.'),
  disclaimer: optionalText().describe('Disclaimer under the vehicle; null shows only the link to the terms.'),
  disclaimerLink: link().default('/terms-and-conditions').describe('Where the disclaimer links to.'),
});

const SHARING_CHANNELS = ['facebook', 'twitter', 'whatsapp', 'email', 'sms', 'copy'] as const;

const sharing = part('Sharing a vehicle.', {
  channels: z
    .array(z.enum(SHARING_CHANNELS))
    .default([...SHARING_CHANNELS])
    .describe('Ways to share, in this order.'),
  copiedText: text().default('Copied').describe('Shown when the link is copied.'),
  copiedSeconds: amount().default(1.5).describe('How long that is shown.'),
  toastText: text()
    .default('Copied {vehicle name} to your clipboard!')
    .describe('Toast of the sidebar’s share button.'),
  toastSeconds: amount().default(3).describe('How long the toast stays.'),
});

export const vehicle = part('The vehicle page.', {
  actions: z
    .array(z.enum(VEHICLE_ACTIONS))
    .default([...VEHICLE_ACTIONS])
    .describe('Action buttons, in this order.'),
  actionTexts,
  reserve,
  breadcrumb: z
    .array(z.enum(['car_type', 'make', 'model', 'simple_body']))
    .default(['car_type', 'make'])
    .describe('Links between Home and the title.'),
  keyInformationShown: count().default(4).describe('Entries of key information shown before Show More.'),
  specificationsShown: count().default(4).describe('Specifications shown before Show All Specs.'),
  featuresShown: count().default(8).describe('Features shown before Show All.'),
  comments,
  rego,
  sold,
  viewer,
  blocks,
  sharing,
});
