import type { BotCheckModel } from '../../../kernel/forms/bot-check/model.ts';
import type { FormControls } from '../../../kernel/forms/parts/use-form.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

interface BotCheckProps {
  model: BotCheckModel;
  check: FormControls['check'];
}

/**
 * What keeps programs out of a form, in a line that asks nothing of anybody; with room for the widget of a service
 * where the site has one (G8).
 */
export function BotCheck({ model, check: { slot, state } }: BotCheckProps) {
  if (!model.isOn) return null;
  return (
    <div className="form-check" data-bot-check={model.hasWidget ? 'turnstile' : 'own'}>
      {model.hasWidget && <div className="form-check-slot" ref={slot} />}
      <p className="small mute">
        <Icon name="shield-check" />
        {model.words[state]}
      </p>
    </div>
  );
}
