import type { Offering } from '../catalogue/parse-catalogue.ts';

/** What a voice knows of the vehicle it writes about. */
export interface Subject {
  offering: Offering;
  /** Year, make, model and badge as people say them. */
  title: string;
  year: number;
  km: number | null;
  carType: 'new' | 'demo' | 'used';
  manual: boolean;
  colour: string;
  features: string[];
  suburb: string;
}

export interface Voice {
  /** As with the middles; one of those that apply. */
  openings: Line[];
  /** Used when the test holds; at most `most` of them. */
  middles: Line[];
  most: number;
  closings: string[];
}

export type Line = [text: string, when?: (subject: Subject) => boolean];

const isUte = ({ offering }: Subject) => offering.simpleBody === 'Ute';
const isFamily = ({ offering }: Subject) => offering.seats >= 7 && offering.simpleBody !== 'Bus';
const isSmall = ({ offering }: Subject) => offering.simpleBody === 'Hatch' && offering.length < 4200;
const isElectric = ({ offering }: Subject) => offering.engine?.fuel === 'E';
const isHybrid = ({ offering }: Subject) => offering.engine?.fuel === 'H';
const tows = ({ offering }: Subject) => offering.towing >= 2500;
const isUsed = ({ carType }: Subject) => carType === 'used';
const isOwnToyota = (subject: Subject) => subject.offering.make === 'Toyota' && isUsed(subject);
const isNew = ({ carType }: Subject) => carType === 'new';
const isDemo = ({ carType }: Subject) => carType === 'demo';
const lowKm = ({ km, year, carType }: Subject) => carType === 'used' && km !== null && km < 45_000 && year < 2023;
const highKm = ({ km }: Subject) => (km ?? 0) > 160_000;
const isManual = ({ manual }: Subject) => manual;
const isOld = ({ year, carType }: Subject) => carType === 'used' && year < 2013;
const isVan = ({ offering }: Subject) => offering.simpleBody === 'Van';
const has = (feature: string) => (subject: Subject) => subject.features.includes(feature);

const PLAIN: Voice = {
  openings: [
    ['A straight, honest {title} that drives well.', isUsed],
    ['This {title} came to us as a trade-in from a customer we’ve known for years.', isUsed],
    ['Looking for a {model}? Come and drive this one before you decide.'],
    ['Nothing fancy, just a good {title}.', isUsed],
    ['We bought this {model} at auction, checked it over properly and would happily put our own family in it.', isUsed],
    ['A tidy {title} in {colour}.', isUsed],
    ['A {title} in {colour}, here and ready.'],
  ],
  middles: [
    ['Two keys and the books are in the glovebox.', isUsed],
    ['A few stone chips on the bonnet and a scuff on one wheel. We’ll show you both.', isUsed],
    ['Low kilometres for its age, and the interior shows it.', lowKm],
    ['Yes, the kilometres are up there, but they’re nearly all highway and it’s priced to suit.', highKm],
    ['The clutch is good and it shifts cleanly through the gears.', isManual],
    ['Easy to park, cheap to run and cheap to insure: a good first car.', isSmall],
    ['The tub has carried a few loads and shows it. The cabin is tidy.', isUte],
    ['Seven seats, and the third row fits real people.', isFamily],
    ['Good tyres all round, with about 6 mm left.', isUsed],
    ['The air conditioning was regassed last month.', isOld],
    ['Tows {tow} kg braked, so bring the boat or the van.', tows],
    ['Charging at home costs a fraction of a tank of fuel, and we can put you onto a good electrician.', isElectric],
    ['One owner before you.', lowKm],
  ],
  most: 4,
  closings: [
    'Give us a ring before you drive in. Good ones don’t last long.',
    'Trade-ins welcome.',
    'Come and take it for a drive at {suburb}.',
    'Roadworthy done. Ask to see the report.',
    '',
  ],
};

const GROUP: Voice = {
  openings: [
    ['Introducing this {title}, now available at {suburb}.'],
    ['Finished in {colour}, this {title} has arrived and is ready for your test drive.'],
    ['A well-presented {title} with the features most buyers ask for.'],
    ['Fresh to our yard: {title} in {colour}.'],
    ['We’re pleased to offer this {title}, inspected by our own workshop.', isUsed],
  ],
  middles: [
    ['Features include {features}.'],
    ['It has passed our 120-point workshop inspection, and you’re welcome to see the report.', isUsed],
    ['Balance of manufacturer’s warranty. Ask us for the details.', (s) => isUsed(s) && s.year >= 2022],
    ['This demo has been driven by our staff and serviced by us.', isDemo],
    ['Available now, with no waiting list.', isNew],
    ['Why wait for a factory order? This one is here and could be yours within days.', isNew],
    ['Braked towing capacity of {tow} kg makes light work of a caravan.', tows],
    ['The hybrid system charges itself, so there’s nothing to plug in.', isHybrid],
    ['Room for the whole family.', isFamily],
    ['Apple CarPlay and Android Auto to keep you connected.', has('Apple CarPlay')],
    ['Adaptive cruise control makes highway driving easy.', has('Adaptive Cruise Control')],
    ['A well looked after work van with a flat floor and a clean roof lining.', isVan],
    ['Comes with service history.', isUsed],
  ],
  most: 5,
  closings: [
    'Call us for a walk-around video before you come in.',
    'Contact our team to arrange a time, or drop in any day we’re open.',
    'We can deliver to your door almost anywhere in Australia.',
    'We buy cars too. Bring yours along for a valuation on the spot.',
    'Please call first and we’ll have it out the front for you.',
  ],
};

const WORKSHOP: Voice = {
  openings: [
    ['From the workshop: {title}.'],
    ['Fitted out and checked by our own workshop: {title}.', isNew],
    ['Our foreman has had this {title} up on the hoist and gone right over it.', isUsed],
    ['Mechanic’s notes on this {title}.', isUsed],
  ],
  middles: [
    ['Brakes 70% front, 60% rear.', isUsed],
    ['New front discs and pads fitted.', isUsed],
    ['Timing chain, so no belt to worry about.', (s) => isUsed(s) && !isElectric(s)],
    ['Battery tested at 96% of original capacity.', (s) => isElectric(s) && isUsed(s)],
    ['Diesel particulate filter checked and clear.', (s) => s.offering.engine?.fuel === 'D'],
    ['No oil leaks. Only surface rust on the tow bar.', (s) => isOld(s) || isUte(s)],
    ['Suspension checked, no issues.'],
    ['Transmission fluid changed at the last service.', isUsed],
    ['Scanned, no fault codes.'],
    ['The gear change is a touch notchy when cold, as they all are.', isManual],
  ],
  most: 6,
  closings: ['Bring your own mechanic. We’ll lend you the hoist.', 'Questions? Call the workshop.'],
};

const SHORT: Voice = {
  openings: [
    ['{title}. {km}.'],
    ['Very good {model}.', isUsed],
    ['{colour}, {km}, ready to go.'],
    ['Just in. {title}.', isUsed],
  ],
  middles: [
    ['Books and two keys.', isUsed],
    ['Drives well.'],
    ['Tow bar fitted.', has('Tow Bar')],
    ['Immediate delivery.', isNew],
  ],
  most: 2,
  closings: ['', 'Call for details.', 'Finance available to approved applicants.'],
};

const CERTIFIED: Voice = {
  openings: [
    ['We sold this {title} new, serviced it, and now it’s back.', isOwnToyota],
    ['A {title} with full service history in our own workshop.', isOwnToyota],
    [
      'Hand-picked by our workshop from a month of trade-ins, this {title} has less wear than ' +
        'you’d expect for its age.',
      isOwnToyota,
    ],
    ['{title} in {colour}, in our showroom now.', (s) => !isOwnToyota(s)],
    ['This {title} has just arrived in our showroom.', (s) => !isOwnToyota(s)],
  ],
  middles: [
    ['Every scheduled service done on time.', isOwnToyota],
    ['Inspected by Toyota-trained technicians.', isOwnToyota],
    ['Comes with {features}.'],
    ['New wiper blades, new cabin filter and a full detail before delivery.', isUsed],
    ['The hybrid battery passed its health check and has its own warranty.', (s) => isHybrid(s) && isUsed(s)],
    ['Rated to tow {tow} kg braked.', tows],
    ['In stock now, while new orders for this grade are still taking months.', isNew],
    ['Driven by our sales manager, who’s sorry to see it go.', isDemo],
  ],
  most: 4,
  closings: [
    'Come and see us at {suburb}.',
    'Ask us for the service history print-out.',
    'Capped-price servicing carries over to you.',
  ],
};

const RIDER: Voice = {
  openings: [
    ['Traded by its first owner, who clearly looked after it.', isUsed],
    ['This {title} is the one you’ve been looking for.'],
    ['Plenty of {model}s around, but not many as clean as this.', isUsed],
    ['Traded for something bigger, this {title} is ready for its next rider.', isUsed],
    ['The {title} in {colour}. Sounds as good as it looks.'],
  ],
  middles: [
    ['Chain and sprockets are near new.', (s) => isUsed(s) && s.offering.drive === 'Chain'],
    [
      'LAMS approved, so learners and restricted riders are welcome.',
      (s) =>
        (s.offering.engine?.litres ?? 9) < 0.66 &&
        s.offering.simpleBody !== 'ATV' &&
        s.offering.simpleBody !== 'Motocross',
    ],
    ['Tyres have plenty of tread and no flat spots.', isUsed],
    [
      'Never dropped, and never on a track as far as we can tell.',
      (s) => isUsed(s) && s.offering.simpleBody === 'Sports',
    ],
    ['Panniers come off in a minute when you want it slim.', has('Panniers')],
    ['Heated grips for the early starts.', has('Heated Grips')],
    ['Small mark on the left engine cover from a slow drop in the driveway.', isUsed],
    ['Price includes the first service.', isNew],
    ['Off-road use only, can’t be registered.', (s) => ['Motocross', 'ATV'].includes(s.offering.simpleBody)],
  ],
  most: 5,
  closings: [
    'Come in for a coffee and sit on it.',
    'Gear deals with every bike this month. Ask at the counter.',
    'We freight Australia-wide.',
    'Ask about a demo ride. Bring your licence and your gear.',
  ],
};

const TOURER: Voice = {
  openings: [
    ['Ready for the lap: {title}.'],
    ['A {title} from a couple who’ve done the lap and are now downsizing.', isUsed],
    ['Dry, straight and always kept under cover, this {title} is ready to hit the road.', isUsed],
    ['A {title} with the layout everyone asks for.'],
  ],
  middles: [
    ['Sleeps {sleeps}.'],
    [
      'Tare {tare} kg, ATM {atm} kg. Not sure what your vehicle can tow? We’re happy to help.',
      (s) => !s.offering.engine,
    ],
    ['Checked with a moisture meter and dry throughout.', isUsed],
    ['Stay off grid for days with the solar panels on the roof.', has('Solar Panels')],
    ['The washing machine has hardly been used.', has('Washing Machine')],
    ['Air conditioner serviced this spring, ready for summer.', has('Air Conditioning')],
    ['The awning has a hand-sized patch at one end, and it’s priced accordingly.', isUsed],
    ['We spend two hours on handover so you leave knowing how everything works.'],
    ['Bearings, brakes and gas checked, with certificates.', isUsed],
  ],
  most: 4,
  closings: [
    'Come and have a look. The kettle’s always on.',
    'We take caravans, cars and boats as trade-ins.',
    'We can fit a hitch and brake controller while you wait.',
    '',
  ],
};

const SUBSCRIPTION: Voice = {
  openings: [
    ['Drive this {title} for one weekly amount.'],
    ['A {title} without the loan, rego bill or insurance quotes.'],
    ['For a month or a year: the {title} is available now.'],
  ],
  middles: [
    ['Registration, insurance, servicing and roadside assistance all included.'],
    ['Includes 350 km a week, with more when you need it.'],
    ['Swap it for another when your needs change.'],
    ['Charge at home overnight, or at a fast charger on the road.', isElectric],
    ['Room for five and the dog.', (s) => s.offering.simpleBody === 'SUV'],
    ['Keep it as long as you like. A week’s notice ends it.'],
  ],
  most: 3,
  closings: [
    'Delivered to your door in most suburbs.',
    'Pick up from {suburb}.',
    'Subject to approval and a $500 bond.',
  ],
};

const TRUCKIE: Voice = {
  openings: [
    ['A work truck with plenty of life left: {title}.', isUsed],
    ['{title}, ready for work on Monday.'],
    ['Body fitted and ready to register: {title}.', isNew],
    ['Ex-council with full service history: {title}.', isUsed],
  ],
  middles: [
    ['Drive it on a car licence.', (s) => s.offering.length < 6500],
    ['Body is straight and the floor is solid.'],
    ['Hoist tested and working well.', (s) => s.offering.body === 'Tipper'],
    ['Curtains have two patches and seal well.', (s) => s.offering.body === 'Curtainsider'],
    ['Tyres at 60%.', isUsed],
  ],
  most: 3,
  closings: ['GST invoice supplied.', 'Fleet and ABN buyers, ask for our commercial team.'],
};

/** How the dealers of the demo write: each voice with its lines and the vehicles they are for. */
export const VOICES = { PLAIN, GROUP, WORKSHOP, SHORT, CERTIFIED, RIDER, TOURER, SUBSCRIPTION, TRUCKIE };
export type VoiceName = keyof typeof VOICES;
