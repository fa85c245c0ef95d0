import { useEffect, useRef } from 'react';
import type { Spot } from '../../../kernel/places/map/spots.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { DirectionsLink } from '../navigation/directions-link.tsx';

interface SpotCardProps {
  spot: Spot;
  onClose: () => void;
}

/** The places at a pressed marker: each with links to its page, its number and directions (H5). Escape closes it. */
export function SpotCard({ spot, onClose }: SpotCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      className="loc-spot"
      role="dialog"
      aria-label={spot.name}
      tabIndex={-1}
      ref={ref}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button type="button" className="loc-spot-x" onClick={onClose}>
        <Icon name="x" />
        <span className="vh">Close</span>
      </button>
      <ul>
        {spot.pins.map(({ number, name, town, href, distance, phone, directions }) => (
          <li key={number}>
            <a className="loc-spot-name" href={href}>
              {name}
            </a>
            <span className="mute small">
              {town}
              {distance && <span className="loc-km"> · {distance}</span>}
            </span>
            <span className="loc-spot-ways">
              {phone && (
                <a className="link" href={phone.href}>
                  <span className="vh">Call {name} on </span>
                  {phone.text}
                </a>
              )}
              {directions && <DirectionsLink directions={directions} name={name} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
