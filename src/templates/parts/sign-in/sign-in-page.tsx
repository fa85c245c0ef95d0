import type { SignInPageModel, SignInState } from '../../../features/account/sign-in/model.ts';
import { FormCall } from '../forms/beside-form.tsx';
import { describeProblem, FieldProblem } from '../forms/field-problem.tsx';
import { Notice } from '../forms/notice.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { CodeForm } from './code-form.tsx';

/** Signing in by phone: the number, then the code that was sent to it. Two plain forms, which need no scripts. */
export function SignInPage({ model }: { model: SignInPageModel }) {
  const { state, back } = model;
  return (
    <div className="wrap signin">
      <PageHead model={{ heading: model.heading }} />
      <div className="signin-main">
        {back && <LinkTo className="link signin-back" to={back} icon="arrow-left" />}
        {model.done && state.step === 'number' && (
          <Notice role="status" icon="check">
            {model.done}
          </Notice>
        )}
        {state.step === 'number' ? (
          <NumberForm model={model} state={state} />
        ) : (
          <CodeForm model={model} state={state} />
        )}
        <div className="small mute">
          <p>We only use your number to sign you in and send what you ask for.</p>
          {model.privacy.length > 0 && (
            <p className="signin-policies">
              {model.privacy.map((link) => (
                <LinkTo className="link" key={link.href} to={link} />
              ))}
            </p>
          )}
        </div>
      </div>
      <aside className="signin-side" aria-label="Beside signing in">
        <FormCall phone={model.phone} />
      </aside>
    </div>
  );
}

interface NumberFormProps {
  model: SignInPageModel;
  state: Extract<SignInState, { step: 'number' }>;
}

function NumberForm({ model, state: { typed, problem } }: NumberFormProps) {
  return (
    <>
      <p>{model.intro}</p>
      <form className="form signin-form" method="post" action={model.action} aria-label="Your number">
        <input type="hidden" name="step" value="send" />
        <div className="field">
          <label htmlFor="signin-phone">Mobile number</label>
          <input
            className="input"
            id="signin-phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={typed}
            required
            {...describeProblem({ id: 'signin-phone-p', problem })}
            // biome-ignore lint/a11y/noAutofocus: the page has this one purpose, and says at its box what was wrong
            autoFocus
          />
          <FieldProblem id="signin-phone-p" problem={problem} />
        </div>
        <button className="btn btn--accent" type="submit">
          Send me a code
        </button>
      </form>
    </>
  );
}
