import type { Offering } from '../catalogue/parse-catalogue.ts';

/** What a voice knows of the vehicle it writes about. */
export interface Subject {
  offering: Offering;
  /** Year, make, model and badge as people say them. */
  title: string;
  model: string;
  year: number;
  km: number | null;
  carType: 'new' | 'demo' | 'used';
  manual: boolean;
  colour: string;
  interior: string | null;
  /** As in "6-speed manual". */
  gears: string | null;
  /** YYYY-MM-DD. */
  builtOn: string | null;
  listedDays: number;
  features: string[];
  suburb: string;
}

export interface Voice {
  /** As with the middles; one of those that apply. */
  openings: Line[];
  /** Used when the test holds; at most `most` of them. */
  middles: Line[];
  most: number;
  closings: Line[];
}

/**
 * A line is said of vehicles for which the test holds and that have the facts in its braces. One of the wordings in
 * brackets is used: "[Two keys|Both keys]". With both, shoppers seldom read a sentence twice.
 */
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
const uses = ({ offering }: Subject) => offering.engine !== null && offering.engine.fuel !== 'E';
const isUsedWithEngine = (subject: Subject) => isUsed(subject) && uses(subject);
const isFresh = ({ listedDays }: Subject) => listedDays < 21;
const isOffRoad = ({ offering }: Subject) => ['Motocross', 'ATV'].includes(offering.simpleBody);
const isLams = (subject: Subject) => (subject.offering.engine?.litres ?? 9) < 0.66 && !isOffRoad(subject);
const has = (feature: string) => (subject: Subject) => subject.features.includes(feature);
const isUsedWith = (feature: string) => (subject: Subject) => isUsed(subject) && has(feature)(subject);
const weighs =
  (from: number, to: number) =>
  ({ offering: { caravan, engine } }: Subject) =>
    !engine && caravan !== null && caravan.tare >= from && caravan.tare < to;

const PLAIN: Voice = {
  openings: [
    ['A [straight|decent|good], honest {title} that [drives well|goes as it should|starts first turn].', isUsed],
    ['This {title} came to us as a trade-in from a [customer|family|couple] we’ve known for years.', isUsed],
    ['Is the {model} on your list? Come and drive this {colour} one before you [decide|sign anything|look further].'],
    ['Nothing fancy, just a [good|sound|clean] {title} in {colour}.', isUsed],
    ['We bought this {title} at auction, checked it over and would put our own [family|kids|mum] in it.', isUsed],
    ['A tidy {title} in {colour}, with {km} on it.', isUsed],
    ['A {title} in {colour}, [here and ready|out the front at {suburb}|on the ground at {suburb}].'],
    ['[Here’s|This is] a {title} we’d [happily own|recommend to a mate|keep if we could].'],
    ['{km}, {colour} and [no stories|nothing to hide|priced to move]: a {title} you can drive today.', isUsed],
    [
      '[Local|One local] [trade|trade-in], {colour}, {km}: a {title} that [won’t sit here long|suits most budgets].',
      isUsed,
    ],
  ],
  middles: [
    ['[Two keys|Both keys] and the [books|log book], last stamped at {serviced} km.', isUsed],
    [
      'A [few stone chips|stone chip or two|couple of chips] on the bonnet and a [scuff|scrape|mark] on [one|the ' +
        'left front|the right rear] wheel, and we’ll [show you both|point them out|show you before you ask].',
      isUsed,
    ],
    ['{km} is low for a {year}, and the [interior|{interior} trim|cabin] shows it.', lowKm],
    ['Yes, {km} is up there, but [nearly all|most|the bulk] of it is highway and it’s priced to suit.', highKm],
    ['The clutch on this {model} is [good|light|strong] and it shifts cleanly through [the|all its] gears.', isManual],
    [
      'At {metres} m long it’s easy to park, [cheap to run and cheap to insure|and light on fuel|and a good ' +
        'first car].',
      isSmall,
    ],
    ['The tub has carried [a few loads|some firewood|tools and not much else] and shows it. Cabin’s tidy.', isUte],
    ['{seats} seats, and the third row fits [real people|teenagers|more than just school bags].', isFamily],
    [
      '[Good|Matching|Even] tyres all round, with about {tread} mm left [on the {model}|all round|by our gauge].',
      isUsed,
    ],
    [
      'The air conditioning was regassed [last month|at {serviced} km|before we put it out], so it’s ' +
        '[ice|properly] cold.',
      isOld,
    ],
    ['Tows {tow} kg braked, so bring the [boat|van|horse float|camper].', tows],
    [
      'Charging at home costs a fraction of a tank, and we can put you onto a good electrician in {suburb}.',
      isElectric,
    ],
    ['One owner before you, and {km} in all.', lowKm],
    [
      'Uses about {economy} L/100 km[| on paper|, by the maker’s figure], and [ours did much the same|our ' +
        'drive home agreed].',
      isUsedWithEngine,
    ],
    [
      'The {litres}-litre [starts easily and runs quietly|is quiet and doesn’t use oil|pulls well for its {km}].',
      isUsed,
    ],
    ['The {interior} [trim|interior] has [no tears|no rips or burns|cleaned up well].', isUsed],
    ['[Built|Plated] {built} and [looked after since|kept under cover|driven with care].', isUsed],
    ['The {model} has a [new battery|fresh set of wipers|new cabin filter] and [fresh|topped-up] fluids.', isUsed],
    ['It comes with {features}.'],
    ['You’ll like the {featured}, and the {model} doesn’t [rattle|creak|drink].', isUsed],
  ],
  most: 4,
  closings: [
    ['Give us a ring [before you drive in|first|at {suburb} first], because a good {model} doesn’t last.'],
    ['Trade-ins welcome[|, running or not|, and we pay fairly|, any make].'],
    ['Come and take the {model} for a drive at {suburb}.'],
    ['[Roadworthy|Safety check] done on this {model}. Ask to see the [report|sheet|paper].', isUsed],
    ['Ask [us|for a call back] about the {model}, and we’ll [tell you what we know|give you straight answers].'],
    [''],
  ],
};

const GROUP: Voice = {
  openings: [
    ['Introducing this {title}, [now available|on show|ready to drive] at {suburb}.'],
    ['Finished in {colour}, this {title} is ready for your test drive.'],
    ['A well-presented {title} in {colour}, with {featured} and more.'],
    ['Fresh to our yard at {suburb}: a {title} in {colour}.', isFresh],
    ['We’re pleased to offer this {title}, inspected by our own workshop.', isUsed],
    ['[Have a look at|Meet|Say hello to] this {title}, [parked|on the lot|waiting] at {suburb}.'],
    ['{colour} over {interior}, {km}: our {title} at {suburb}.', isUsed],
    ['Your next car could be this {title}, with {km} [on the clock|behind it].', isUsed],
    ['{title}, built {built}, and [well kept|looked after|tidy inside and out].', isUsed],
    ['In stock at {suburb}: the {title} in {colour}.', isNew],
    ['Take this {title} [for a drive|out for a run] from {suburb} and [see|judge] for yourself.'],
  ],
  middles: [
    ['Features include {features}.'],
    ['Also fitted to this {model}: {featured}.'],
    [
      'It passed our 120-point workshop inspection at {serviced} km, and you’re welcome to [see|read] the report.',
      isUsed,
    ],
    [
      '[Balance of|There’s some of] the manufacturer’s warranty [left|to run] on this {year} model. [Ask|Talk to] us ' +
        '[for the dates|about how long|at {suburb}].',
      (s) => isUsed(s) && s.year >= 2022,
    ],
    ['Our staff at {suburb} have driven this demo for {km}, and we’ve serviced it.', isDemo],
    ['Available now in {colour}, with no waiting list.', isNew],
    ['No factory order to wait for: this {model} is at {suburb} and could be yours within days.', isNew],
    [
      'Tows {tow} kg braked, [enough for|which suits|so it handles] a [family caravan|boat and trailer|twin-axle van].',
      tows,
    ],
    [
      'The hybrid system charges [itself|on the move], so [there’s nothing to plug in|you just fill up], ' +
        'about {economy} L/100 km.',
      isHybrid,
    ],
    [
      '{seats} seats, so there’s room for the whole [family|netball team|lot of you] and their [bags|gear|friends].',
      isFamily,
    ],
    ['Apple CarPlay and Android Auto put your maps and music on the {model}’s screen.', has('Apple CarPlay')],
    [
      'Adaptive cruise control makes the {model} easy company on [the highway|a long run|the drive to the coast].',
      has('Adaptive Cruise Control'),
    ],
    ['A well looked after work van: {metres} m long, flat floor, [clean roof lining|sound sliding door].', isVan],
    ['Comes with service history, the last entry at {serviced} km.', isUsed],
    [
      'The {litres}-litre engine and {gears} suit [both town and highway|a mix of driving|the school run and ' +
        'weekends].',
      isUsed,
    ],
    ['Rated at {economy} L/100 km combined [by the sticker|on the windscreen label|in the official test].', uses],
    ['Its {interior} interior is [clean and free of marks|as new|in great nick] [for a {year}|after {km}].', isUsed],
    ['Built in {built} and {metres} m long, so [measure the garage|it fits most garages|check your carport].', isNew],
    [
      'Front and rear tyres measured {tread} mm [at check-in|in our workshop|this week], and the pads are ' +
        '[{front}|about {front}]%.',
      isUsed,
    ],
  ],
  most: 5,
  closings: [
    ['[Call us for|Ask us to film] a walk-around video of the {model} before you come in.'],
    ['Contact our {suburb} team to arrange a time, or drop in any day we’re open.'],
    ['We can deliver this {model} to your door almost anywhere in Australia.'],
    ['We buy cars too. Bring yours to {suburb} for a valuation on the spot.'],
    ['Please call {suburb} first and we’ll have the {model} out the front for you.'],
    ['Ask {suburb} about finance, trade-ins and [delivery|an extended warranty|a longer test drive].'],
    [''],
  ],
};

const WORKSHOP: Voice = {
  openings: [
    ['From the workshop at {suburb}: {title}.'],
    ['Fitted out and checked by our own workshop: {title}.', isNew],
    ['Our foreman has had this {title} up on the hoist and gone right over it.', isUsed],
    ['Mechanic’s notes on this {title}.', isUsed],
    ['[Up on the hoist|Under the lights|In the bay] this [week|morning]: {title}, {km}.', isUsed],
    [
      '{title}. [We’ve had the wheels off|Checked end to end|Gone over by the same mechanic who services ours].',
      isUsed,
    ],
    ['Pre-delivery done at {suburb}: {title} in {colour}.', isNew],
  ],
  middles: [
    ['Brakes {front}% front, {rear}% rear.', isUsed],
    ['New front [discs|rotors] and pads [fitted|in] at {serviced} km.', isUsed],
    [
      '[Timing chain|It’s a chain-drive motor], so no belt to [worry about|budget for] on the {litres}-litre.',
      isUsedWithEngine,
    ],
    ['Battery tested at {health}% of [its original|new] capacity.', (s) => isElectric(s) && isUsed(s)],
    [
      'Particulate filter [checked and clear|clear after a run|burnt clean] at {serviced} km.',
      (s) => s.offering.engine?.fuel === 'D',
    ],
    [
      'No oil leaks at {km}. [Only surface rust|A bit of surface rust] on the [tow bar|exhaust bracket].',
      (s) => isOld(s) || isUte(s),
    ],
    ['Suspension [checked, no issues|tight|quiet] over the {suburb} [speed humps|test loop].'],
    ['Transmission fluid changed at {serviced} km.', isUsed],
    ['Scanned with {km} up, no fault codes.'],
    [
      'The {model}’s gear change is a touch notchy when cold, [as they all are|then clears|and smooth once warm].',
      isManual,
    ],
    ['Coolant, brake fluid and [oil|filters] all done at {serviced} km.', isUsed],
    ['Tyres {tread} mm all round, [even wear|no scalloping|spare unused].', isUsed],
    [
      '[Air con|Heater and air con] blows [cold|at four degrees], battery [tests {health}%|holds {health}% charge].',
      isUsed,
    ],
    ['Wheels aligned and balanced, and the {model} tracks straight at {km}.', isUsed],
    [
      '[Drove it|We did] {loop} km of [mixed roads|hills and highway], and {economy} L/100 km was what [it ' +
        'used|we saw].',
      isUsedWithEngine,
    ],
    ['Nothing [bent|twisted|welded] underneath. [Panels are original|Paint depth is even] in {colour}.', isUsed],
  ],
  most: 6,
  closings: [
    ['Bring your own mechanic to see the {model}, and we’ll lend you the hoist.', isUsed],
    ['Questions about the {model}? Call the workshop.'],
    ['Want the [full|printed] report on this {model}? [We’ll email it|Just ask].'],
    [''],
  ],
};

const SHORT: Voice = {
  openings: [
    ['{title}. {km}.'],
    ['Very good {title}, {colour}.', isUsed],
    ['{title}: {colour}, {km}, ready to go.'],
    ['Just in at {suburb}. {title}.', isFresh],
    ['{colour} {title}, with {featured}.', isUsed],
    ['[Neat|Tidy|Clean] {year} {model}, {km}.', isUsed],
    ['{title}, {suburb}. [Priced right|Worth a look|Drives well].'],
  ],
  middles: [
    ['Books and two keys, serviced at {serviced} km.', isUsed],
    ['[Drives well|Smooth and quiet|No rattles] at {km}.', isUsed],
    ['{litres}-litre, {gears}.', isUsed],
    ['Tow bar fitted, {tow} kg braked.', has('Tow Bar')],
    ['[Ready to register|On the ground] at {suburb}, so no waiting for the {model}.', isNew],
    ['Tyres {tread} mm, brakes {front}%.', isUsed],
    ['Also {features}.'],
  ],
  most: 2,
  closings: [
    [''],
    ['Call {suburb} about the {model}.'],
    ['Finance available to approved applicants.'],
    ['[See it|Drive it] at {suburb}.'],
  ],
};

const CERTIFIED: Voice = {
  openings: [
    ['We sold this {title} new, serviced it [to {serviced} km|all along], and now it’s back.', isOwnToyota],
    ['A {title} with full service history in our own workshop, the last stamp at {serviced} km.', isOwnToyota],
    [
      'Picked from a month of trade-ins, this {title} has [less wear than|none of the wear] you’d expect at {km}.',
      isOwnToyota,
    ],
    ['{title} in {colour}, in our {suburb} showroom now.', (s) => !isOwnToyota(s)],
    ['This {title} has [just arrived|landed] in our {suburb} showroom.', isFresh],
    ['[Here’s|This is] a {title} in {colour} that we’d [park at home|put our name to].'],
    ['{km}, one dealer, {colour}: a {title} we know [well|inside out].', isOwnToyota],
  ],
  middles: [
    ['Every scheduled service done on time to {serviced} km.', isOwnToyota],
    ['Inspected by Toyota-trained technicians [at {suburb}|before it went on the lot], at {km}.', isOwnToyota],
    ['Comes with {features}.'],
    ['New wiper blades, cabin filter and a full detail of the [{interior}|{interior} trim] before delivery.', isUsed],
    [
      'The hybrid battery [passed its health check|tested at {health}%] and has its own warranty.',
      (s) => isHybrid(s) && isUsed(s),
    ],
    ['The {model} is rated to tow {tow} kg braked[|, so the van or the float comes too].', tows],
    ['In stock [now|at {suburb}], while new orders for the {model} [still take|are taking] months.', isNew],
    ['Driven by our sales manager for {km}, and [he’s|she’s] sorry to see it go.', isDemo],
    ['Tyres have {tread} mm of tread, and the brakes are at {front}% and {rear}%.', isUsed],
    ['[Uses|Rated at] {economy} L/100 km [all up|on average|combined].', uses],
    ['{seats} seats and a full-size [boot|luggage bay] for [school|football] [weekends|runs].', isFamily],
    ['It’s {metres} m long, so it fits the {suburb} [car park|main street] with room to spare.', isSmall],
    ['The {litres}-litre and {gears} [pull strongly|work well] on the [hills|range] round [here|{suburb}].', isUsed],
    ['Built in {built}, with the {featured}.', isUsed],
  ],
  most: 4,
  closings: [
    ['Come and see the {model} at {suburb}.'],
    ['Ask us for this {model}’s service history print-out.', isUsed],
    ['Capped-price servicing carries over to the [next|new] owner of this {model}.'],
    ['[Talk to|Ask] the {suburb} team about a longer drive in the {model}.'],
  ],
};

const RIDER: Voice = {
  openings: [
    ['Traded by its first owner at {km}, and clearly [looked after|kept inside|loved].', isUsed],
    ['[This|The] {title} is [one|a bike] to put on your list.'],
    ['You’ll see the odd {model} around, but few as clean as this {year} at {km}.', isUsed],
    ['Traded for something [bigger|taller|louder], this {title} is ready for its next rider.', isUsed],
    ['The {title} in {colour} [sounds as good as it looks|turns heads at {suburb}].'],
    ['{title}, {km}: [a tidy one|a good honest bike|no surprises].', isUsed],
    ['{colour} {title}, [on the floor|under the lights] at {suburb}.'],
    ['Been hunting for a {title}? [Sit on|Come and start] this one.'],
    ['[Just in|Freshly in] at {suburb}: {title}.', isFresh],
  ],
  middles: [
    [
      'Chain and sprockets [near new|good|replaced at {serviced} km].',
      (s) => isUsed(s) && s.offering.drive === 'Chain',
    ],
    ['LAMS approved, so learners and restricted riders are [welcome|right] on this {litres}-litre {model}.', isLams],
    ['Tyres have {tread} mm [of tread|of tread left] and no flat spots.', isUsed],
    [
      'Never dropped, [never on a track as far as we can tell|and no track stickers] in {km}.',
      (s) => isUsed(s) && s.offering.simpleBody === 'Sports',
    ],
    ['Panniers come off this {model} in a minute when you want it [slim|to filter].', has('Panniers')],
    ['Heated grips for the early starts out of {suburb}.', has('Heated Grips')],
    [
      '[Small mark|A scuff|One scrape] on the [left|right] engine cover from a slow drop in the ' +
        '[driveway|garage|car park].',
      isUsed,
    ],
    ['The price of this {model} includes its first service.', isNew],
    ['Off-road use only, so this {model} can’t be registered.', isOffRoad],
    ['Last [serviced|oil and filter] at {serviced} km, with the [receipt|stamp] to show it.', isUsed],
    ['Brake pads at {front}% front and {rear}% rear.', isUsed],
    ['[Standard|Original] exhaust still here if you want the {model} [quiet|legal] again.', has('Aftermarket Exhaust')],
    ['Comes with {features}.'],
    ['Uses about {economy} L/100 km [two-up|at a steady cruise|in town].', uses],
    ['[Starts on the button|Fires up cold], idles [evenly|clean], and the clutch is light.', isUsed],
    ['Built {built}, and [it still has its toolkit|both keys are here|the books are with it].', isUsed],
    ['We’ll set up the {model} for you: [levers|sag and levers|bars and levers].'],
  ],
  most: 5,
  closings: [
    ['Come to {suburb} for a coffee and sit on the {model}.'],
    ['Gear deals go with the {model} this month at {suburb}.'],
    ['We [freight|truck] the {model} [Australia-wide|anywhere in Australia|to your door].'],
    ['Bring your licence and gear for a demo ride of the {model}.'],
    ['[Trade|Bring] yours in at {suburb}, [running or not|any make], against the {model}.'],
    [''],
  ],
};

const TOURER: Voice = {
  openings: [
    ['Ready for the lap: {title}.'],
    [
      'A {title} from a couple who’ve [done the lap|been right round] and are now [downsizing|moving to a unit].',
      isUsed,
    ],
    [
      '[Dry, straight|Straight and dry] and always kept under cover, this {title} is ready to [hit the road|tow away].',
      isUsed,
    ],
    ['A {title} with a layout [people ask us for|that works] [on a long trip|in a short bay].'],
    ['{title}, [standing in|parked on] the front row at {suburb}.'],
    ['[Step|Walk] inside this {title}: [there’s room to turn round|it’s brighter than it looks].'],
    ['Here’s a {title} that [won’t need much|only wants a tow car].', isUsed],
    ['[Just|Only just] back from [the west coast|the Gibb|a winter up north]: {title}.', isUsed],
  ],
  middles: [
    ['Sleeps {sleeps}[| comfortably| without a squeeze], in {feet} ft.'],
    [
      'Tare {tare} kg, ATM {atm} kg. [Ask us what your car can tow before you fall for the {model}|We’ll ' +
        'check your car can tow this {model}].',
      (s) => !s.offering.engine,
    ],
    ['Checked with a moisture meter [at {suburb}|this month] and dry throughout the {feet} ft.', isUsed],
    ['Stay off grid for days with the {model}’s solar panels.', has('Solar Panels')],
    ['The washing machine in this {model} has hardly been used.', isUsedWith('Washing Machine')],
    [
      'The {model}’s air conditioner was serviced this [spring|season], ready for summer.',
      isUsedWith('Air Conditioning'),
    ],
    [
      'The awning has a [hand-sized patch|small repair] at one end of the {feet} ft, and it’s priced ' +
        '[accordingly|for it].',
      isUsed,
    ],
    ['We spend two hours handing over the {model} so you leave knowing how everything works.'],
    ['Bearings, brakes and gas checked at {suburb}, with certificates for this {year} van.', isUsed],
    ['Tyres have {tread} mm of tread, and [are from {built}|the spare has never been down].', isUsed],
    ['With {features}.'],
    ['Cupboards [close properly|don’t rattle], and the [seals|hatches] were done at {suburb}.', isUsed],
    ['At {feet} ft the {model} [fits|is about right for] most drive-through sites.'],
    ['At {tare} kg tare nearly any car with a tow bar can pull the {model}.', weighs(0, 1_000)],
    ['At {tare} kg tare the {model} suits a mid-size [SUV|wagon].', weighs(1_000, 1_800)],
    ['At {tare} kg tare the {model} wants a proper tow [car|vehicle].', weighs(2_400, 9_999)],
  ],
  most: 4,
  closings: [
    ['Come to {suburb} and look through the {model}. The kettle’s always on.'],
    ['We take caravans, cars and boats as trade-ins on the {model}.'],
    ['We can fit a hitch and brake controller for your {model} while you wait.'],
    ['[Phone|Ring] {suburb} to have the {model} [plugged in|opened up] before you come.'],
    [''],
  ],
};

const SUBSCRIPTION: Voice = {
  openings: [
    ['Drive this {title} for one weekly amount.'],
    ['A {title} without the loan, rego bill or insurance quotes.'],
    ['For a month or a year: the {title} is available now at {suburb}.'],
    ['[Need|After] a {title} [next week|before the long weekend|right now]? This one’s [in {colour}|at {suburb}].'],
    ['{title}, {colour}, {km}: [collect|pick up] at {suburb}.'],
  ],
  middles: [
    ['Rego, insurance, servicing and roadside assistance are all in the {model}’s weekly price.'],
    ['You get 350 km a week in the {model}, [with more|more] when you [need it|want it].'],
    ['Swap this {model} for [another|something bigger|something smaller] when your needs change.'],
    ['Charge the {model} at home overnight, or at a fast charger [on the road|near {suburb}].', isElectric],
    ['Room for five and the dog in the {metres} m {model}.', (s) => s.offering.simpleBody === 'SUV'],
    ['Keep the {model} as long as you like. A week’s notice ends it.'],
    ['About {economy} L/100 km [on our drive|on the highway|loaded].', uses],
    ['Its {interior} trim is [clean|clean as a whistle] and it has {featured}.', isUsed],
    ['{features} are all in.'],
    ['It shows {km}, and was [serviced|checked] at {serviced} km.', isUsed],
  ],
  most: 3,
  closings: [
    ['We deliver the {model} in most suburbs near {suburb}.'],
    ['Pick up from {suburb}.'],
    ['The {model} is subject to approval and a $500 bond.'],
    ['Ask {suburb} about the {model}’s next free date.'],
  ],
};

const TRUCKIE: Voice = {
  openings: [
    ['A work truck with plenty of life left: {title}, {km}.', isUsed],
    ['{title}, ready for work [on Monday|from {suburb}].'],
    ['Body fitted and ready to register: {title}.', isNew],
    ['Ex-[council|hire|fleet] with full service history: {title}.', isUsed],
  ],
  middles: [
    ['Drive this {metres} m {model} on a car licence.', (s) => s.offering.length < 6500],
    ['Body is straight and the floor is solid[| the full {metres} m].'],
    ['Hoist tested and working well at {km}.', (s) => s.offering.body === 'Tipper'],
    ['Curtains have two patches and seal well after {km}.', (s) => s.offering.body === 'Curtainsider'],
    ['Tyres at {front}%, and brakes at {rear}%.', isUsed],
    ['Serviced at {serviced} km, [fleet records included|with every docket].', isUsed],
    ['{litres}-litre, {gears}.', isUsed],
  ],
  most: 3,
  closings: [
    ['GST invoice supplied with the {model}.'],
    ['Fleet or ABN? Ask our commercial team at {suburb} about the {model}.'],
    ['Call {suburb} about the {model}’s tray and [hoist|body] options.'],
  ],
};

/** How the dealers of the demo write: each voice with its lines and the vehicles they are for. */
export const VOICES = { PLAIN, GROUP, WORKSHOP, SHORT, CERTIFIED, RIDER, TOURER, SUBSCRIPTION, TRUCKIE };
export type VoiceName = keyof typeof VOICES;
