import { isTestDriveOnly } from '../../domain/availability/vehicle-actions.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { FormEvent } from '../../kernel/forms/fields/row.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/**
 * The event of a requested test drive (S7): 48 for a used vehicle, 17 for any other, for a demonstrator that is only
 * there for test drives, and for none; where the site counts test drives as enquiries, 15 and 14.
 */
export function getTestDriveEvent(
  car: Pick<Car, 'car_type' | 'tag'> | null,
  { forms }: Pick<SiteSettings, 'forms'>,
): FormEvent {
  const isUsed = car?.car_type === 'used' && !isTestDriveOnly(car);
  if (forms.testDrive.events === 'enquiry') return isUsed ? 'enquiry_used' : 'enquiry_new';
  return isUsed ? 'test_drive_used' : 'test_drive_new';
}
