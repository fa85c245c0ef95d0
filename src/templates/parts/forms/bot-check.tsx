import type { BotCheckModel } from '../../../kernel/forms/bot-check/model.ts';
import type { FormControls } from '../../../kernel/forms/parts/use-form.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

interface BotCheckProps {
  model: BotCheckModel;
  check: FormControls['check'];
}

/** The bot check, in a line that needs no action; with room for a service's widget where the site has one (G8). */
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
