import { useEffect, useState } from 'react';
import type { ChatOffer } from '../../../kernel/vehicle/buttons-model.ts';

interface EmbedProps {
  asked: number;
  offer: Extract<ChatOffer, { kind: 'embed' }>;
}

const PATIENCE_MS = 15_000;

/**
 * Loads the provider's script, which brings its own window; once loaded it is not loaded again. A failure is reported.
 */
export function ChatEmbed({ asked, offer: { scriptUrl, failedText } }: EmbedProps) {
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is tried again
  useEffect(() => {
    setFailed(false);
    loadOnce(scriptUrl).catch((error: unknown) => {
      console.warn('The chat was not loaded', error);
      setFailed(true);
    });
  }, [asked]);
  return (
    <p className="chat-failed" role="alert" hidden={!failed}>
      {failed && failedText}
    </p>
  );
}

const loading = new Map<string, Promise<void>>();

function loadOnce(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const work = load(url).catch((error: unknown) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, work);
  return work;
}

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(`${url}: ${reason}`));
    };
    const timer = setTimeout(() => fail('no answer'), PATIENCE_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => fail('not there, or not allowed'));
    for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(timer));
    script.src = url;
    script.async = true;
    document.head.append(script);
  });
}
