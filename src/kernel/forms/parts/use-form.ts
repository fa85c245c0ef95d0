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

export type FormControls = ReturnType<typeof useForm>;

/**
 * A form that goes step by step and is sent in the background (S4). Errors are shown at once, by the same rules as the
 * server's, and the first wrong box gets the focus. Sending twice is one enquiry. Once it is saved, the success page
 * follows.
 */
export function useForm(model: FormModel) {
  const ref = useRef<HTMLFormElement>(null);
  const { step, goTo } = useSteps(ref, model);
  const { problems, failed, tell } = useProblems(ref, model, goTo);
  const [isSending, setSending] = useState(false);
  /**
   * A ref is current at once, while a state is only after the next render: one press sends once, however fast the next
   * one follows.
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
    if (sent.kind === 'accepted') {
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
    /** The visible step; null while all of them are visible. */
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
      const requested = step === null ? model.steps : model.steps.slice(0, step + 1);
      const fields = typedIn(ref.current);
      // Nobody fills in the rest of a form for a place that books on another page.
      const elsewhere = findExternalPage(requested.flatMap(fieldsOf), fields);
      if (elsewhere) return location.assign(elsewhere);
      const files = filesIn(ref.current);
      const { problems: found } = parseFields(requested.flatMap(fieldsOf), fields, model.messages, files);
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

/** The enquiry is saved, whatever happens to its event: a failure is only logged to the console (I1). */
const warnEventNotSent = (error: unknown) => console.warn('The event of the form was not sent', error);

/** The visit as the browser remembers it; undefined where it remembers nothing. */
async function visitToSend(): Promise<OutgoingForm['visited']> {
  const { readVisit } = await import('../visit/session-visit.ts');
  const visited = readVisit();
  return visited.visited_pages.length > 0 ? visited : undefined;
}

const fieldsOf = ({ fields }: { fields: readonly Field[] }) => fields;

/** The texts and ticks of a form, by name. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const sent = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'key' ? [[name, value] as const] : [],
  );
  // Browsers report half a date, or letters in a number, as empty: such input is refused, not dropped.
  const unread = [...form.elements].flatMap((box) =>
    box instanceof HTMLInputElement && box.validity.badInput ? [[box.name, '?'] as const] : [],
  );
  return Object.fromEntries([...sent, ...unread]);
}

/** The input without some boxes: a step that was not reached yet holds no answers, only initial values. */
function withoutBoxes(typed: Record<string, string>, boxes: readonly Field[]): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !boxes.some((box) => box.name === name)));
}

/** The chosen files, by the names of their boxes. */
function filesIn(form: HTMLFormElement): Record<string, File> {
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    value instanceof File && value.name !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(chosen);
}

type FormRef = { current: HTMLFormElement | null };

/** The step that is visible; a form that the server returned shows all its steps. */
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

/** Whether the list of errors can be seen with the box that has the focus, in a dialog lower than the window. */
const fitTogether = (list: HTMLElement, box: HTMLElement) =>
  box.getBoundingClientRect().bottom - list.getBoundingClientRect().top < innerHeight * 0.6;

/** The errors, with the focus on the first of them, in whichever step it is. */
function useProblems(ref: FormRef, model: FormModel, goTo: (step: number) => void) {
  const [outcome, setTold] = useState<{ problems: FieldProblem[]; failed: string | null }>({
    problems: model.sent?.problems ?? [],
    failed: model.sent?.failed ?? null,
  });
  const first = outcome.problems[0]?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every telling moves the focus, be it to the same box
  useEffect(() => {
    const found = first && ref.current?.elements.namedItem(first);
    const box = found instanceof RadioNodeList ? found[0] : found;
    // An error of the form as a whole has no box: its message is scrolled into view.
    const list = ref.current?.querySelector<HTMLElement>('.form-errors');
    const wrong = box ?? (outcome.failed !== null && list);
    if (!(wrong instanceof HTMLElement)) return;
    wrong.focus();
    if (list && list !== wrong && fitTogether(list, wrong)) list.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return {
    ...outcome,
    /** Shows the errors; returns whether there were any. */
    tell(problems: FieldProblem[], failed: string | null): boolean {
      setTold({ problems, failed });
      const at = model.steps.findIndex(({ fields }) => fields.some(({ name }) => name === problems[0]?.name));
      if (at >= 0) goTo(at);
      return problems.length > 0 || failed !== null;
    },
  };
}
