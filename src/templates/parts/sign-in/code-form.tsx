import type { SignInPageModel, SignInState } from '../../../features/account/sign-in/model.ts';
import { describeProblem, FieldProblem } from '../forms/field-problem.tsx';
import { ResendButton } from './resend-button.tsx';

interface CodeFormProps {
  model: SignInPageModel;
  state: Extract<SignInState, { step: 'code' }>;
}

/** The code that was sent to the phone; below it, buttons to send another and to change the number. */
export function CodeForm({ model, state }: CodeFormProps) {
  const { action, codeMinutes, codeDigits } = model;
  const { phone, phoneText, typed, problem, notice, shownCode, waitSeconds } = state;
  return (
    <>
      {notice && <p className="signin-note">{notice}</p>}
      <p>
        We sent a code to <b className="signin-number">{phoneText}</b>. It works for {codeMinutes} minutes.
      </p>
      {shownCode && (
        <p className="signin-note">
          This is a demo, so no text message is sent. Your code is <b>{shownCode}</b>.
        </p>
      )}
      <form className="form signin-form" method="post" action={action} aria-label="Your code">
        <input type="hidden" name="step" value="check" />
        <input type="hidden" name="phone" value={phone} />
        <Shown code={shownCode} />
        <div className="field">
          <label htmlFor="signin-code">Code of {codeDigits} digits</label>
          <input
            className="input signin-code"
            id="signin-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            defaultValue={typed}
            required
            {...describeProblem({ id: 'signin-code-p', problem })}
            // biome-ignore lint/a11y/noAutofocus: the page has this one purpose, and says at its box what was wrong
            autoFocus
          />
          <FieldProblem id="signin-code-p" problem={problem} />
        </div>
        <button className="btn btn--accent" type="submit">
          Sign in
        </button>
      </form>
      <div className="signin-other">
        <form method="post" action={action} aria-label="Get a new code">
          <input type="hidden" name="step" value="send" />
          <input type="hidden" name="phone" value={phone} />
          <Shown code={shownCode} />
          <ResendButton waitSeconds={waitSeconds} />
        </form>
        <a className="link" href={action}>
          Use another number
        </a>
      </div>
    </>
  );
}

/** In a demonstration the page shows the code; a hidden field brings it along, so that it is shown again. */
function Shown({ code }: { code: string | null }) {
  return code && <input type="hidden" name="shown" value={code} />;
}
