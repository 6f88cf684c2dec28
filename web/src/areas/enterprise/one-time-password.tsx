import { enterpriseTexts } from '@campus/contract/enterprise';
import { ShownOnce } from '../../widgets/shown-once.tsx';

const words = enterpriseTexts.account;

interface OneTimePasswordProps {
  readonly account: { readonly username: string; readonly password: string };
  readonly onClose: () => void;
}

/** Shows the password of a new administrator once. */
export const OneTimePassword = ({ account: { username, password }, onClose }: OneTimePasswordProps) => (
  <ShownOnce
    title={words.title}
    warning={words.once}
    copied={words.line(username, password)}
    words={words}
    onClose={onClose}
  >
    <dl className="one-time">
      <dt>{words.username}</dt>
      <dd>{username}</dd>
      <dt>{words.password}</dt>
      <dd>{password}</dd>
    </dl>
  </ShownOnce>
);
