/** Which makes a demo site sells new, and how many models of each. */
export interface ShowroomPlan {
  site: string;
  kind: 'car' | 'motorcycle';
  /** By the makes' common names; the site has no models of makes that are not named here. */
  makes: Readonly<Record<string, number>>;
  /** Whether a model's address leaves out its make, as for a dealer of one make. */
  isOneMake: boolean;
}

const several = (count: number, names: string): Record<string, number> =>
  Object.fromEntries(names.split(', ').map((name) => [name, count]));

export const SHOWROOMS: readonly ShowroomPlan[] = [
  {
    site: 'harbour',
    kind: 'car',
    isOneMake: false,
    makes: {
      ...several(5, 'Toyota, Kia, Ford, Hyundai, Mazda, Mitsubishi'),
      ...several(3, 'Isuzu, MG, BYD, GWM, Subaru, Volkswagen, Suzuki, Chery, Honda'),
      ...several(
        2,
        'Lexus, Genesis, LDV, SsangYong, Jaecoo, Leapmotor, Geely, Zeekr, Xpeng, Mercedes-Benz, BMW, Audi, ' +
          'Volvo, Skoda, Cupra, Renault, Peugeot, Fiat, Alfa Romeo, Mini, Land Rover, Porsche, Jeep, RAM, JAC',
      ),
    },
  },
  { site: 'harbour-nissan', kind: 'car', isOneMake: true, makes: { Nissan: 8 } },
  {
    site: 'harbour-prestige',
    kind: 'car',
    isOneMake: false,
    makes: several(4, 'Audi, Volvo, Land Rover, Porsche'),
  },
  { site: 'wattle-creek', kind: 'car', isOneMake: true, makes: { Toyota: 12 } },
  {
    site: 'ironbark',
    kind: 'motorcycle',
    isOneMake: false,
    makes: several(
      3,
      'Honda, Yamaha, Kawasaki, Suzuki, KTM, BMW, Triumph, Ducati, Harley-Davidson, Indian, Royal ' +
        'Enfield, CFMOTO, Vespa',
    ),
  },
];

/** Utes that are built with three kinds of cab. */
export const THREE_CABS: readonly string[] = ['HiLux', 'Ranger', 'D-MAX', 'Triton', 'Navara', 'BT-50'];

/** Models that are announced and cannot be had yet. */
export const COMING: readonly { site: string; make: string; model: string; body: string; text: string }[] = [
  {
    site: 'wattle-creek',
    make: 'Toyota',
    model: 'HiLux BEV',
    body: 'Ute',
    text: 'The all-electric HiLux. Register your interest and be the first to know.',
  },
  {
    site: 'harbour',
    make: 'Kia',
    model: 'EV2',
    body: 'SUV',
    text: 'Kia’s smallest electric car. Register your interest and be the first to know.',
  },
];
