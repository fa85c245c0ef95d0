import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useBfcacheRestore } from '../../../ui/hydration/bfcache-restore.ts';
import { useBotCheck } from '../bot-check/parts/use-bot-check.ts';
import { findExternalPage } from '../external-pages.ts';
import type { Field, FieldProblem } from '../fields/schema.ts';
import type { FormModel } from '../model.ts';
import { parseFields } from '../reading/read-fields.ts';
import type { OutgoingForm } from './post-form.ts';
import { getFailureTexts, sendForm, sendStep } from './send-form.ts';
import { enquired } from './stores.ts';
import { forgetDetails, forgetDraft, useSavedFields } from './use-saved-fields.ts';

/** A form's state and what can be done with it. */
export type FormControls = ReturnType<typeof useForm>;

/**
 * A form that goes step by step and is sent in the background (S4). What is wrong is told at once, by the same rules as
 * the server's, and the first wrong box has the focus. Sending twice is one enquiry. After it is kept, the page that
 * says so.
 */
export function useForm(model: FormModel) {
  const ref = useRef<HTMLFormElement>(null);
  const { step, goTo } = useSteps(ref, model);
  const { problems, failed, tell } = useProblems(ref, model, goTo);
  const [isSending, setSending] = useState(false);
  /**
   * Known at once, where a state is known with the next drawing: one press is one sending, however fast the next one
   * comes.
   */
  const underWay = useRef(false);
  const [isFilled, setFilled] = useState(false);
  const check = useBotCheck(ref, model.check);
  useSavedFields(ref, model, () => setFilled(true));

  const goOn = () => {
    underWay.current = false;
    setSending(false);
  };
  useBfcacheRestore(goOn);

  const send = async (fields: Record<string, string>, files: Record<string, File>) => {
    underWay.current = true;
    setSending(true);
    const page = location.pathname + location.search;
    const visited = model.carriesVisit ? await visitToSend().catch(() => undefined) : undefined;
    const form = {
      form: model.id,
      key: model.key,
      page,
      fields,
      visited,
      ...(model.sendsSteps && { isLastStep: true }),
    };
    const sent = await sendForm(form, files, check.take);
    if (sent.kind === 'kept') {
      enquired.update(() => [model.enquired]);
      forgetDraft(model.id);
      await import('./track-submission.ts')
        .then(({ trackSubmission }) => trackSubmission(model, sent.leadId))
        .catch(warnEventNotSent);
      location.assign(sent.to);
      return;
    }
    goOn();
    if (sent.kind === 'refused') return void tell(sent.problems, null);
    const { alerted, shown } = getFailureTexts(sent.said, model);
    window.alert(alerted);
    tell([], shown);
  };

  return {
    ref,
    /** Which step is in sight; null while all of them are. */
    step,
    problems,
    failed,
    isSending,
    check,
    /** Whether boxes were filled in from the last visit. */
    isFilled,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (!ref.current || underWay.current) return;
      const asked = step === null ? model.steps : model.steps.slice(0, step + 1);
      const fields = typedIn(ref.current);
      // Nobody fills in the rest of a form for a place that books at another page.
      const elsewhere = findExternalPage(asked.flatMap(fieldsOf), fields);
      if (elsewhere) return location.assign(elsewhere);
      const files = filesIn(ref.current);
      const { problems: found } = parseFields(asked.flatMap(fieldsOf), fields, model.messages, files);
      if (tell(found, null)) return;
      if (step === null || step === model.steps.length - 1) void send(fields, files);
      else {
        const seen = withoutBoxes(fields, model.steps.slice(step + 1).flatMap(fieldsOf));
        if (model.sendsSteps) void sendStep({ form: model.id, key: model.key, fields: seen }, check.peek);
        goTo(step + 1);
      }
    },
    back: () => step && goTo(step - 1),
    forget: () => {
      if (ref.current) forgetDetails(ref.current, model.id);
      setFilled(false);
    },
  };
}

/** The enquiry is kept, whatever becomes of its event: a failure is told to the console alone (I1). */
const warnEventNotSent = (error: unknown) => console.warn('The event of the form was not sent', error);

/** What the browser remembers of the visit; undefined where it remembers nothing. */
async function visitToSend(): Promise<OutgoingForm['visited']> {
  const { readVisit } = await import('../visit/session-visit.ts');
  const visited = readVisit();
  return visited.visited_pages.length > 0 ? visited : undefined;
}

const fieldsOf = ({ fields }: { fields: readonly Field[] }) => fields;

/** What is written and ticked, by name. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const sent = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && name !== 'key');
  // Half a date, or letters in a number, are given out as nothing; they are to be refused, not dropped.
  const unread = [...form.elements].filter((box) => box instanceof HTMLInputElement && box.validity.badInput);
  return {
    ...Object.fromEntries(sent as [string, string][]),
    ...Object.fromEntries(unread.map((box) => [(box as HTMLInputElement).name, '?'])),
  };
}

/** What is written, without that of some boxes: what stands in a step that was not reached yet, nobody has said. */
function withoutBoxes(typed: Record<string, string>, boxes: readonly Field[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => !boxes.some((box) => box.name === name)),
  );
}

/** The files that are chosen, by the names of their boxes. */
function filesIn(form: HTMLFormElement): Record<string, File> {
  const chosen = [...new FormData(form)].filter(([, value]) => value instanceof File && value.name !== '');
  return Object.fromEntries(chosen as [string, File][]);
}

type FormRef = { current: HTMLFormElement | null };

/** One step after another; a form that came back from the server is in sight whole. */
function useSteps(ref: FormRef, model: FormModel) {
  const [step, setStep] = useState(model.sent || model.steps.length < 2 ? null : 0);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that comes in sight has the focus
  useEffect(() => {
    if (moved.current) ref.current?.querySelector<HTMLElement>(`[data-step="${step}"] h3`)?.focus();
    moved.current = false;
  }, [step]);
  const goTo = (next: number) => {
    moved.current = true;
    setStep((now) => (now === null ? null : next));
  };
  return { step, goTo };
}

/** What is wrong, and the focus on the first of it, in whichever step it is. */
function useProblems(ref: FormRef, model: FormModel, goTo: (step: number) => void) {
  const [told, setTold] = useState<{ problems: FieldProblem[]; failed: string | null }>({
    problems: model.sent?.problems ?? [],
    failed: model.sent?.failed ?? null,
  });
  const first = told.problems[0]?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every telling moves the focus, be it to the same box
  useEffect(() => {
    const found = first && ref.current?.elements.namedItem(first);
    const box = found instanceof RadioNodeList ? found[0] : found;
    // Of what failed as a whole there is no box: what is said of it comes into sight.
    const wrong = box ?? (told.failed !== null && ref.current?.querySelector('.form-errors'));
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [told]);
  return {
    ...told,
    /** Says what is wrong; whether anything was. */
    tell(problems: FieldProblem[], failed: string | null): boolean {
      setTold({ problems, failed });
      const at = model.steps.findIndex(({ fields }) => fields.some(({ name }) => name === problems[0]?.name));
      if (at >= 0) goTo(at);
      return problems.length > 0 || failed !== null;
    },
  };
}
