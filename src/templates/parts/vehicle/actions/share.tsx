import type { ShareItem, SharingModel } from '../../../../features/vehicle/share/model.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';

/** Copies the page's address and confirms it (`share/parts/sharing.ts`, D16). */
export function ShareButton({ sharing }: { sharing: SharingModel }) {
  return (
    <button type="button" className="with-js" data-share="">
      <Icon name="share" />
      {sharing.button.label}
    </button>
  );
}

/** The ways to share the vehicle; all but copying work without scripts. */
export function ShareRow({ sharing }: { sharing: SharingModel }) {
  if (sharing.row.length === 0) return null;
  return (
    <section className="share" id="share" aria-labelledby="share-h">
      <h2 id="share-h">Share this page</h2>
      <ul>
        {sharing.row.map((item) => (
          <li key={item.channel} className={item.channel === 'copy' ? 'with-js' : undefined}>
            {item.channel === 'copy' ? <Copy item={item} /> : <ShareLink item={item} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LinkItem = Exclude<ShareItem, { channel: 'copy' }>;

function ShareLink({ item }: { item: LinkItem }) {
  const beside = item.popup && { target: '_blank', rel: 'noopener noreferrer', 'data-popup': '' };
  return (
    <a href={item.href} title={item.label} {...beside}>
      <Mark channel={item.channel} />
      <span className="vh">{item.label}</span>
    </a>
  );
}

/** Its icon changes with its text: the style sheet shows one of the two. */
function Copy({ item: { label, copiedText, copiedMs } }: { item: Extract<ShareItem, { channel: 'copy' }> }) {
  return (
    <button type="button" data-copy="" data-label={label} data-copied={copiedText} data-copied-ms={copiedMs}>
      <Icon name="link" />
      <Icon name="check" />
      <span aria-live="polite">{label}</span>
    </button>
  );
}

const ICONS: Partial<Record<ShareItem['channel'], IconName>> = {
  whatsapp: 'message-circle',
  email: 'mail',
  sms: 'message',
};

/** Networks are marked by their initial. */
function Mark({ channel }: { channel: LinkItem['channel'] }) {
  const icon = ICONS[channel];
  if (icon) return <Icon name={icon} />;
  return (
    <b className="i share-letter" aria-hidden="true">
      {channel === 'facebook' ? 'f' : 't'}
    </b>
  );
}
