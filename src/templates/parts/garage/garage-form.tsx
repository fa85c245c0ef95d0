import type { ReactNode } from 'react';

interface GarageFormProps {
  action: string;
  does: string;
  id?: number;
  /** The form's id, for buttons outside it. */
  formId?: string;
  className?: string;
  children: ReactNode;
}

/** A plain form of the garage: its action and what it acts on. */
export function GarageForm({ action, does, id, formId, className, children }: GarageFormProps) {
  return (
    <form id={formId} method="post" action={action} className={className}>
      <input type="hidden" name="do" value={does} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}
