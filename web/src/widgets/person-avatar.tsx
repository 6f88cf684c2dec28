import { StoredImage } from './files/stored-image.tsx';
import './person-avatar.css';

interface PersonAvatarProps {
  readonly path?: string | null | undefined;
  readonly name: string;
  readonly className?: string;
}

/** Placeholder of a missing picture: the first character of the name, in Chinese the surname. */
const getInitial = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase();

/** Picture of a person, or the first character of the name. The name itself is next to it. */
export const PersonAvatar = ({ path, name, className = '' }: PersonAvatarProps) => (
  <span className={`avatar ${className}`.trim()} aria-hidden="true">
    {path ? <StoredImage key={path} path={path} alt="" /> : getInitial(name)}
  </span>
);
