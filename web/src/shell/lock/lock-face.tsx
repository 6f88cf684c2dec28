import { fileUrl } from '../../request/file-url.ts';
import './lock.css';

/** Whose screen it is. */
export const LockFace = ({ name, avatar }: { readonly name: string; readonly avatar: string | null | undefined }) => (
  <div className="lock-face">
    <span className="avatar" aria-hidden="true">
      {avatar ? <img src={fileUrl(avatar)} alt="" /> : name.slice(0, 1)}
    </span>
    <b>{name}</b>
  </div>
);
