import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import type { ShareItem, SharingModel } from '../../../../features/vehicle/share/model.ts';
import { copyText } from '../../../../features/vehicle/share/parts/copy.ts';
import { openPopup } from '../../../../features/vehicle/share/parts/popup.ts';
import { showTextToast } from '../../../../kernel/saving/parts/toasts.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';

const CopyField = lazy(async () => ({ default: (await import('./copy-field.tsx')).CopyField }));

/** Copies the page's address and confirms it; where the browser refuses, shows a field to copy it from (D16). */
export function ShareButton({ sharing }: { sharing: SharingModel }) {
  const [isRefused, setRefused] = useState(false);
  const { url, button } = sharing;
  const share = async () => {
    if (await copyText(url)) showTextToast(button.toastText, button.toastMs);
    else setRefused(true);
  };
  return (
    <>
      <button type="button" className="with-js" onClick={share}>
        <Icon name="share" />
        {button.label}
      </button>
      {isRefused && <Field url={url} onClose={() => setRefused(false)} />}
    </>
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
            {item.channel === 'copy' ? <Copy item={item} url={sharing.url} /> : <ShareLink item={item} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LinkItem = Exclude<ShareItem, { channel: 'copy' }>;

function ShareLink({ item }: { item: LinkItem }) {
  const inPopup = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (openPopup(item.href)) event.preventDefault();
  };
  const beside = item.popup && { target: '_blank', rel: 'noopener noreferrer', onClick: inPopup };
  return (
    <a href={item.href} {...beside}>
      <Mark channel={item.channel} />
      {item.label}
    </a>
  );
}

function Copy({ item, url }: { item: Extract<ShareItem, { channel: 'copy' }>; url: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const isCopied = state === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setState('ready'), item.copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied, item.copiedMs]);
  return (
    <>
      <button type="button" onClick={async () => setState((await copyText(url)) ? 'copied' : 'refused')}>
        <Icon name={isCopied ? 'check' : 'link'} />
        <span aria-live="polite">{isCopied ? item.copiedText : item.label}</span>
      </button>
      {state === 'refused' && <Field url={url} onClose={() => setState('ready')} />}
    </>
  );
}

function Field(props: { url: string; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <CopyField {...props} />
    </Suspense>
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
