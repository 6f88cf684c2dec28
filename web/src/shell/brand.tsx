import { text } from '@campus/contract/messages';
import { homePath } from '@campus/contract/rules';
import { Link } from 'react-router';
import { Logo } from './logo.tsx';

/** Logo and name of the product; in a folded side bar only the logo. */
export function Brand({ isFolded }: { isFolded: boolean }) {
  return (
    <Link className="brand" to={homePath} aria-label={text.app.name}>
      <Logo />
      {!isFolded && text.app.name}
    </Link>
  );
}
