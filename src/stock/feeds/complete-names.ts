import { fixMakeName, fixModelName, formatVehicleName } from '../../domain/vehicle/names.ts';
import { findMakeTail, restoreModel, spellMake } from './normalise/names/makes.ts';
import { findMangledModel, normaliseCase, restoreModelFromDate, spellModel } from './normalise/names/models.ts';
import { isShouted } from './normalise/words.ts';
import { getValue, type IdentifiedValues, type Row, type Tell } from './values.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * Make, model, badge and title in their proper spelling (A5). A row whose make was cut at its first space and whose
 * model holds only the rest of it is refused: null, with a problem reported.
 */
export function completeNames(
  values: IdentifiedValues,
  row: Row,
): Pick<Vehicle, 'make' | 'model' | 'badge' | 'name' | 'stocknum'> | null {
  const given = values.make;
  const make = fixMakeName(spellMake(fixMakeName(given)));
  const model = completeModel(make, restoreModel(given, values.model), row);
  if (model === null) return null;
  const givenBadge = getValue(values, 'badge');
  // A badge in capitals may be right (NISMO); when the make is in capitals too, the whole feed is.
  const shouts = isShouted(given) && given !== make;
  const badge = givenBadge !== null && shouts ? normaliseCase(givenBadge) : givenBadge;
  const year = getValue(values, 'year');
  const name = getValue(values, 'name') ?? formatVehicleName({ year, make, model, badge, series: null });
  return { make, model, badge, name, stocknum: values.stocknum };
}

function completeModel(make: string, given: string, { tell }: Row): string | null {
  const tail = findMakeTail(make, given);
  const rest = tail === undefined ? given : given.slice(tail.length).trim();
  if (rest === '') {
    tell('refused', 'model', given, `"${given}" is part of the make ${make}; the model is missing`);
    return null;
  }
  const model = repairModel(make, rest, tell);
  return fixModelName(make, spellModel(make, model));
}

function repairModel(make: string, model: string, tell: Tell): string {
  if (!findMangledModel(model)) return model;
  const repaired = restoreModelFromDate(make, model);
  if (repaired) tell('warning', 'model', model, `a spreadsheet turned the model into a date; read as ${repaired}`);
  else tell('warning', 'model', model, 'looks like a model that a spreadsheet turned into a date; check it');
  return repaired ?? model;
}
