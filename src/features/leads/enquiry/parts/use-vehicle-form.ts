import { useEffect, useState } from 'react';
import type { FormModel } from '../../../../kernel/forms/model.ts';

export type VehicleForm = { kind: 'loading' } | { kind: 'failed' } | { kind: 'form'; form: FormModel };

export function useVehicleForm(from: string): VehicleForm {
  const [state, setState] = useState<VehicleForm>({ kind: 'loading' });
  useEffect(() => {
    const request = new AbortController();
    fetch(from, { signal: request.signal, headers: { Accept: 'application/json' } })
      .then(async (response) => {
        if (!response.ok) throw new Error(`${from} answered ${response.status}`);
        const form: FormModel = await response.json();
        setState({ kind: 'form', form });
      })
      .catch((error: unknown) => {
        if (request.signal.aborted) return;
        console.warn('The form could not be loaded', error);
        setState({ kind: 'failed' });
      });
    return () => request.abort();
  }, [from]);
  return state;
}
