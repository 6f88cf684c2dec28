import { PersonAvatar } from '../../widgets/person-avatar.tsx';
import './lock.css';

/** Avatar and name of the user. */
export const LockFace = ({ name, avatar }: { readonly name: string; readonly avatar: string | null | undefined }) => (
  <div className="lock-face">
    <PersonAvatar path={avatar} name={name} />
    <b>{name}</b>
  </div>
);
