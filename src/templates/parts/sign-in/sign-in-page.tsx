import type { SignInPageModel, SignInState } from '../../../features/account/sign-in/model.ts';
import { FinanceCalculator } from '../finance/calculator.tsx';
import { FormCall } from '../forms/beside-form.tsx';
import { describeProblem, FieldProblem } from '../forms/field-problem.tsx';
import { Notice } from '../forms/notice.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { Gains } from '../saved/gains.tsx';
import { CodeForm } from './code-form.tsx';

/** Signing in by phone: the number, then the code that was sent to it. Two plain forms, which need no scripts. */
export function SignInPage({ model }: { model: SignInPageModel }) {
  const { state, back } = model;
  const calculator = state.step === 'number' ? model.calculator : null;
  return (
    <div className="wrap signin">
      <PageHead
        model={{ heading: model.heading, intro: calculator && 'Work out your repayments first, if you like.' }}
      />
      {calculator && (
        <div className="signin-first">
          <FinanceCalculator calculator={calculator} />
        </div>
      )}
      <div className="signin-main">
        {calculator && <h2>Ready to apply?</h2>}
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
        {model.steps.length > 0 && (
          <div className="finpage-box">
            <h2>How it goes</h2>
            <ol className="signin-steps">
              {model.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
        <div className="finpage-box">
          <h2>What you’ll get</h2>
          <Gains items={model.gains} />
          <LinkTo className="link" to={model.onwards} icon="arrow-right" />
        </div>
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
          <label htmlFor="signin-phone">Mobile Number</label>
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
            autoFocus={!model.calculator || problem !== null}
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
