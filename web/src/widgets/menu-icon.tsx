import { menuIconNames } from './menu-icon-names.ts';
import drawings from './menu-icons.svg';

const known: ReadonlySet<string> = new Set(menuIconNames);

/**
 * Icon of a menu entry; unknown names get a default. All icons are in one SVG file: as components they would be a tenth
 * of the first page's script.
 */
export function MenuIcon({ name }: { name: string | undefined }) {
  const drawn = name && known.has(name) ? name : 'AppstoreOutlined';
  return (
    <span className="anticon" aria-hidden>
      <svg aria-hidden width="1em" height="1em" fill="currentColor" focusable="false">
        <use href={`${drawings}#${drawn}`} />
      </svg>
    </span>
  );
}
