import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';

interface StageButtonProps {
  icon: IconName;
  label: string;
  className?: string;
  onPress: () => void;
}

export function StageButton({ icon, label, className = '', onPress }: StageButtonProps) {
  return (
    <button
      type="button"
      className={`stage-button ${className}`.trim()}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
