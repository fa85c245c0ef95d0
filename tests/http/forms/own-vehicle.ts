import { textOf } from '../../http.ts';
import { withDatabase } from '../../journeys/stock-vehicle.ts';
import { filled, formIn, type PlainForm, withChoices } from '../../plain-form.ts';

/** A visitor's own vehicle, which the test server's register knows and which is like many of the stock. */
export interface OwnVehicle {
  regplate: string;
  state: string;
  make: string;
  model: string;
}

/** One of the site's own stock that is recent and has low kilometres, as a model for it. */
export async function findOwnVehicle(site: string): Promise<OwnVehicle> {
  const text = `select c.regplate, coalesce(c.state, l.address ->> 'state') as state, c.make, c.model
    from car c join site s on s.group_id = c.group_id and s.slug = $1 left join location l on l.id = c.location_id
    where c.regplate is not null and c.show_on_dealer_website and c.year >= $2 and c.km < 60000 and c.item_type = 'car'
    order by (select count(*) from car other where other.group_id = c.group_id and other.model = c.model
      and other.price > 0) desc, c.id limit 1`;
  const values = [site, new Date().getFullYear() - 4];
  const { rows } = await withDatabase((database) =>
    database.asPlatform((tx) => tx.client.query<OwnVehicle>(text, values)),
  );
  const [own] = rows;
  if (!own) throw new Error(`${site} has no vehicle that somebody could have`);
  return own;
}

export const REGISTRATION = 'form[aria-label="Find by rego"]';

/** The form that finds the vehicle by its registration, filled in. */
export function foundBy(page: Document, { regplate, state }: OwnVehicle, km = '40,000'): PlainForm {
  const form = formIn(page, REGISTRATION);
  const option = form.element.querySelector(`option[value="${state}"]`);
  return filled(form, {
    Rego: regplate.toLowerCase(),
    'State or territory': textOf(option ?? form.element),
    'Odometer reading': km,
  });
}

/** The form about the vehicle's condition, with the first answer to every question. */
export function firstAnswers(page: Document): PlainForm {
  const form = formIn(page, 'form[aria-label="What’s it like?"]');
  const firsts = [...form.element.querySelectorAll('fieldset')].flatMap(
    (question) => question.querySelector('input[type=radio]') ?? [],
  );
  const answers = firsts.map((box) => [box.getAttribute('name'), box.getAttribute('value')]);
  return filled(form, Object.fromEntries(answers));
}

export const PERSON = {
  'First Name': 'Sam',
  'Last Name': 'Lee',
  'Mobile Number': '0412 345 678',
  Postcode: '4000',
};

/** The contact form, filled in. */
export const details = (page: Document, email: string): PlainForm =>
  filled(withChoices(formIn(page)), { ...PERSON, 'Email Address': email });

/** The form that accepts an estimate. */
export const accepting = (page: Document): PlainForm =>
  formIn(page, 'form.tradein-answer', 'button[name=answer][value=accepted]');

export const offerOf = (page: Document): string => textOf(page, '.tradein-price');
