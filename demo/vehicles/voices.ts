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
    ['Here is a straight {title} that drives as it should.', isUsed],
    ['This {title} came to us as a trade-in from a customer we have known for years.', isUsed],
    ['If you have been looking for a {model}, come and drive this one before you decide.'],
    ['Nothing fancy, just a good {title}.', isUsed],
    [
      'We bought this {model} at auction, checked it over properly, and would happily put our own family in it.',
      isUsed,
    ],
    ['A tidy {title} in {colour}.', isUsed],
    ['A {title} in {colour}, here and ready.'],
  ],
  middles: [
    ['Two keys and the books are in the glovebox.', isUsed],
    ['It has a few stone chips on the bonnet and a scuff on one wheel. We will show you both.', isUsed],
    ['The kilometres are low for the year and the inside shows it.', lowKm],
    ['Yes, the kilometres are up there. They are nearly all highway, and the price allows for it.', highKm],
    ['The clutch takes up where it should and it goes through the gears cleanly.', isManual],
    ['Easy to park, cheap to run and cheap to insure: a good first car.', isSmall],
    ['The tub has carried a few loads and looks like it; the cabin has not.', isUte],
    ['Seven seats, and the third row is fit for more than a handbag.', isFamily],
    ['Good tyres all round, with about 6 mm left.', isUsed],
    ['The air conditioning was regassed last month.', isOld],
    ['It tows {tow} kg braked, so the boat or the van can come too.', tows],
    ['Home charging costs a fraction of a tank, and we can put you in touch with a good electrician.', isElectric],
    ['One owner before you.', lowKm],
  ],
  most: 4,
  closings: [
    'Ring before you drive in, good ones do not stay long.',
    'Trade-ins are welcome, and we answer the phone.',
    'It is here at {suburb}, warm it up yourself.',
    'Roadworthy done. Ask for the report.',
    '',
  ],
};

const GROUP: Voice = {
  openings: [
    ['Introducing this {title}, now available at {suburb}.'],
    ['Finished in {colour}, this {title} has arrived and is ready for your test drive.'],
    ['A well-presented {title} with the equipment most buyers ask us for.'],
    ['Fresh to our yard: {title} in {colour}.'],
    ['We are pleased to offer this {title}, inspected by our own workshop before it was put on display.', isUsed],
  ],
  middles: [
    ['Among its features: {features}.'],
    ['It has passed our workshop inspection of more than 100 points, and you are welcome to see the sheet.', isUsed],
    ['Balance of the manufacturer warranty applies; ask us for the date.', (s) => isUsed(s) && s.year >= 2022],
    ['This demonstrator has been driven by our own staff and serviced by us.', isDemo],
    ['Available now, with no waiting list.', isNew],
    ['Built to order? This one is already here and can be on the road within days.', isNew],
    ['A braked towing capacity of {tow} kg makes light work of a caravan.', tows],
    ['Its hybrid system charges itself, there is nothing to plug in.', isHybrid],
    ['With seven seats or more there is room for the whole family.', isFamily],
    ['Apple CarPlay and Android Auto keep your phone where it belongs.', has('Apple CarPlay')],
    ['Adaptive cruise control makes the run up the highway a good deal shorter.', has('Adaptive Cruise Control')],
    ['A work van that has been looked after, with a flat floor and a clean headliner.', isVan],
    ['It comes with its service history.', isUsed],
  ],
  most: 5,
  closings: [
    'Our group has more than 50 locations. If another suits you better, we can move the vehicle for you.',
    'Contact our team to arrange a time, or come in any day that we are open.',
    'Delivery to your door can be arranged almost anywhere in Australia.',
    'We buy cars too: bring yours along for a valuation on the spot.',
    'Please note that it may be at another of our yards; call first and we will have it ready for you.',
  ],
};

const WORKSHOP: Voice = {
  openings: [
    ['From the workshop: {title}.'],
    ['Fitted out and checked by our own workshop: {title}.', isNew],
    ['Our foreman put this {title} on the hoist so that you do not have to.', isUsed],
    ['Mechanic’s notes on this {title}.', isUsed],
  ],
  middles: [
    ['Brakes: 70 per cent left in front, 60 behind.', isUsed],
    ['New front discs and pads fitted by us.', isUsed],
    ['Timing chain, no belt to worry about.', (s) => isUsed(s) && !isElectric(s)],
    ['Battery tested at 96 per cent of its first capacity.', (s) => isElectric(s) && isUsed(s)],
    ['Diesel filter measured and clear.', (s) => s.offering.engine?.fuel === 'D'],
    ['No leaks underneath, and no rust beyond the surface on the towbar.', (s) => isOld(s) || isUte(s)],
    ['All four corners ride and rebound evenly.'],
    ['The gearbox oil was changed with the last service.', isUsed],
    ['Scan tool shows no stored faults.'],
    ['The gearchange is a touch notchy when cold, as they all are.', isManual],
  ],
  most: 6,
  closings: ['Bring your own mechanic, we will lend the hoist.', 'Any question, ask for the workshop.'],
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
    ['One of ours: this {title} was sold new by us, serviced by us, and has now come home.', isOwnToyota],
    ['A {title} with its whole history in our own workshop’s book.', isOwnToyota],
    [
      'Picked by our workshop from a month of trade-ins, this {title} has less wear than its age would ' +
        'lead you to expect.',
      isOwnToyota,
    ],
    ['{title}, in {colour}, on our floor now.', (s) => !isOwnToyota(s)],
    ['This {title} has just joined our line.', (s) => !isOwnToyota(s)],
  ],
  middles: [
    ['Every scheduled service was done on time.', isOwnToyota],
    ['Inspected by technicians who are trained on nothing else.', isOwnToyota],
    ['{features} are all on board.'],
    ['New wiper blades, new cabin filter and a full detail before handover.', isUsed],
    ['The hybrid battery passed its health check and carries its own warranty.', (s) => isHybrid(s) && isUsed(s)],
    ['Rated to tow {tow} kg braked.', tows],
    ['In stock now, while the factory wait for this grade is still some months.', isNew],
    ['Driven by our sales manager, who is sorry to see it go.', isDemo],
  ],
  most: 4,
  closings: [
    'Come and see us at {suburb}.',
    'Ask us for its service print-out.',
    'Capped-price servicing continues with you as the owner.',
  ],
};

const RIDER: Voice = {
  openings: [
    ['Ridden in by the man who bought it new, and it shows he cared.', isUsed],
    ['This {title} is the one you came in for.'],
    ['Plenty of {model}s about, not many as clean as this.', isUsed],
    ['Traded on something bigger, this {title} is ready for its next rider.', isUsed],
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
    ['Tyres have plenty of meat and no flat spot.', isUsed],
    [
      'Never on a track as far as we can tell, and never dropped.',
      (s) => isUsed(s) && s.offering.simpleBody === 'Sports',
    ],
    ['Panniers come off in a minute when you want it slim.', has('Panniers')],
    ['Heated grips for the early starts.', has('Heated Grips')],
    ['There is a small mark on the left engine cover, from a slow fall in the driveway.', isUsed],
    ['Price includes the first service.', isNew],
    [
      'Paddock use only: it cannot be registered for the road.',
      (s) => ['Motocross', 'ATV'].includes(s.offering.simpleBody),
    ],
  ],
  most: 5,
  closings: [
    'Come in for a coffee and sit on it.',
    'Gear deal with every bike bought this month, ask at the counter.',
    'We freight all over the country.',
    'Ask about a demo ride; bring your licence and your gear.',
  ],
};

const TOURER: Voice = {
  openings: [
    ['Ready for the lap: {title}.'],
    ['A {title} from a couple who have taken it round once and are now looking for something smaller.', isUsed],
    ['Dry, square and always kept under cover, this {title} wants for nothing but a road.', isUsed],
    ['The layout everyone asks us for, in a {title}.'],
  ],
  middles: [
    ['It sleeps {sleeps}.'],
    ['Tare {tare} kg, ATM {atm} kg: check what your vehicle may tow, we will gladly help.', (s) => !s.offering.engine],
    ['The seals were checked with a moisture meter and came up dry throughout.', isUsed],
    ['Off the grid for days with the solar panels on the roof.', has('Solar Panels')],
    ['The washing machine has hardly been used.', has('Washing Machine')],
    ['Cool in January: the air conditioner was serviced this spring.', has('Air Conditioning')],
    ['The awning has a patch the size of a hand at one end, and the price says so.', isUsed],
    ['Handover takes two hours and you leave knowing every tap.'],
    ['Bearings, brakes and gas checked by us, with the certificates.', isUsed],
  ],
  most: 4,
  closings: [
    'Long table at our yard, kettle always on.',
    'We trade caravans, cars and boats.',
    'Hitch and brake controller can be fitted while you wait.',
    '',
  ],
};

const SUBSCRIPTION: Voice = {
  openings: [
    ['Drive this {title} for one weekly amount.'],
    ['A {title} without the loan, the rego bill or the insurance shopping.'],
    ['Month to month or longer: the {title} is available now.'],
  ],
  middles: [
    ['Registration, insurance, servicing and roadside help are all in the price.'],
    ['Includes 350 km a week; take more when you need it.'],
    ['Swap it for another when life changes.'],
    ['Charge at home or on the road; a charging card comes with the key.', isElectric],
    ['Room for five and the dog.', (s) => s.offering.simpleBody === 'SUV'],
    ['Give two weeks’ notice and hand it back.'],
  ],
  most: 3,
  closings: [
    'Delivered to your door in most suburbs.',
    'Picked up at {suburb}.',
    'Subject to approval and a security deposit.',
  ],
};

const TRUCKIE: Voice = {
  openings: [
    ['A work truck that has earned its keep and will go on doing so: {title}.', isUsed],
    ['{title}, ready for work on Monday.'],
    ['Built, bodied and ready to register: {title}.', isNew],
    ['Off a council contract, with every service stamped: {title}.', isUsed],
  ],
  middles: [
    ['Can be driven on a car licence.', (s) => s.offering.length < 6500],
    ['Body is straight and the floor is sound.'],
    ['The hoist was tested and tips as it should.', (s) => s.offering.body === 'Tipper'],
    ['Curtains have two patches and seal well.', (s) => s.offering.body === 'Curtainsider'],
    ['Tyres are at 60 per cent.', isUsed],
  ],
  most: 3,
  closings: ['GST invoice supplied.', 'Fleet and ABN buyers: ask for our commercial desk.'],
};

/** How the dealers of the demo write: each voice with its lines and the vehicles they are for. */
export const VOICES = { PLAIN, GROUP, WORKSHOP, SHORT, CERTIFIED, RIDER, TOURER, SUBSCRIPTION, TRUCKIE };
export type VoiceName = keyof typeof VOICES;
