import { useEffect, useRef, useState } from 'react';
import type { OutsideSpinModel } from '../../../../features/vehicle/viewer/model.ts';
import type { EngineProps } from './viewer-stage.tsx';

/**
 * The 360 view of another service, in a sandboxed frame without access to the page; it shows once its script has loaded
 * (S8).
 */
export function OutsideSpin({ viewer: { outside }, onFail }: EngineProps) {
  return outside && <OutsideFrame outside={outside} onFail={onFail} />;
}

function OutsideFrame({ outside, onFail }: { outside: OutsideSpinModel; onFail: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setThere] = useState(false);
  const { href, label, timeoutSeconds } = outside;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFail is no reason to wait anew
  useEffect(() => {
    const fail = (reason: string) => {
      console.error(`The 360 view of the outside service ${reason}; its placeholder stays.`);
      onFail();
    };
    const timer = setTimeout(fail, timeoutSeconds * 1000, `was not there within ${timeoutSeconds} seconds`);
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      clearTimeout(timer);
      if (data === 'spin-loaded') setThere(true);
      else if (data === 'spin-failed') fail('could not be loaded');
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, [timeoutSeconds]);
  return (
    <iframe
      ref={frame}
      className="stage-outside"
      data-there={isThere || undefined}
      title={label}
      src={href}
      sandbox="allow-scripts"
    />
  );
}
