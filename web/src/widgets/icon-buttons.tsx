import { MenuIcon } from './menu-icon.tsx';

interface IconButtonsProps {
  readonly names: readonly string[];
  /** The one that is chosen. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
}
/** A button for each icon that may be chosen. */
export const IconButtons = ({ names, value, onChoose }: IconButtonsProps) =>
  names.map((name) => (
    <button
      key={name}
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={name === value}
      onClick={() => onChoose(name)}
    >
      <MenuIcon name={name} />
    </button>
  ));
