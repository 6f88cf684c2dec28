import { StoredImage } from './files/stored-image.tsx';
import './person-avatar.css';

interface PersonAvatarProps {
  readonly path?: string | null | undefined;
  readonly name: string;
  readonly className?: string;
}

/** The character that stands for a person without a picture: the first, a surname in Chinese. */
const initialOf = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase();

/** The picture of a person, or one character of the name, in one colour everywhere. The name is next to it. */
export const PersonAvatar = ({ path, name, className = '' }: PersonAvatarProps) => (
  <span className={`avatar ${className}`.trim()} aria-hidden="true">
    {path ? <StoredImage key={path} path={path} alt="" /> : initialOf(name)}
  </span>
);
