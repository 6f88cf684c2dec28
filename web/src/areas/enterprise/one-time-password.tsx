import { enterpriseTexts } from '@campus/contract/enterprise';
import { ShownOnce } from '../../widgets/shown-once.tsx';

const texts = enterpriseTexts.account;

interface OneTimePasswordProps {
  readonly account: { readonly username: string; readonly password: string };
  readonly onClose: () => void;
}

/** Shows the password of a new administrator once. */
export const OneTimePassword = ({ account: { username, password }, onClose }: OneTimePasswordProps) => (
  <ShownOnce
    title={texts.title}
    warning={texts.once}
    copied={texts.line(username, password)}
    words={texts}
    onClose={onClose}
  >
    <dl className="one-time">
      <dt>{texts.username}</dt>
      <dd>{username}</dd>
      <dt>{texts.password}</dt>
      <dd>{password}</dd>
    </dl>
  </ShownOnce>
);
