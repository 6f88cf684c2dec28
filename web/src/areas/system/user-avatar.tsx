import { StoredImage } from '../../widgets/files/stored-image.tsx';
import './user.css';

interface UserAvatarProps {
  readonly path: string | null;
  readonly name: string;
}

/** The picture of a person, or the last character of the name. */
export const UserAvatar = ({ path, name }: UserAvatarProps) =>
  path ? (
    <StoredImage className="user-avatar" path={path} alt={name} />
  ) : (
    <span className="user-avatar" aria-hidden>
      {[...name].at(-1) ?? ''}
    </span>
  );
