import { MenuIcon } from './menu-icon.tsx';

interface IconButtonsProps {
  readonly names: readonly string[];
  /** Name of the selected icon. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
}
/** One button per icon. */
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
