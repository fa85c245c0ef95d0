import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldProblem } from '../../../kernel/forms/fields/schema.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { parseFields } from '../../../kernel/forms/reading/read-fields.ts';
import { useBfcacheRestore } from '../../../ui/hydration/bfcache-restore.ts';

/**
 * A step that is submitted to its address like any form; errors are shown before that, by the server's own rules, and
 * get the focus.
 */
export function useStepForm(model: FormModel) {
  const ref = useRef<HTMLFormElement>(null);
  const [outcome, setTold] = useState<{ problems: FieldProblem[]; failed: string | null }>({
    problems: model.sent?.problems ?? [],
    failed: model.sent?.failed ?? null,
  });
  const [isSending, setSending] = useState(false);

  useBfcacheRestore(() => setSending(false));

  const first = outcome.problems[0]?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every telling moves the focus, be it to the same box
  useEffect(() => {
    const box = first && ref.current?.elements.namedItem(first);
    const target = box instanceof RadioNodeList ? box[0] : box;
    if (target instanceof HTMLElement) target.focus();
  }, [outcome]);

  return {
    ref,
    ...outcome,
    isSending,
    submit: (event: SubmitEvent) => {
      if (!ref.current || isSending) return event.preventDefault();
      const typed = Object.fromEntries(
        [...new FormData(ref.current)].filter((one): one is [string, string] => typeof one[1] === 'string'),
      );
      const fields = model.steps.flatMap((step) => step.fields);
      const { problems } = parseFields(fields, typed, model.messages);
      if (problems.length === 0) return setSending(true);
      event.preventDefault();
      setTold({ problems, failed: null });
    },
  };
}
