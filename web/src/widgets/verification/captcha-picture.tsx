import { text } from '@campus/contract/messages';
import type { Captcha } from './use-captcha.ts';
import './verification.css';

interface CaptchaPictureProps {
  readonly captcha: Captcha;
  /** A click asks for another picture, and what was typed for the old one goes. */
  readonly onRefresh: () => void;
}

/** The picture of a picture code; a click brings another one. */
export function CaptchaPicture({ captcha, onRefresh }: CaptchaPictureProps) {
  const { picture, isBroken, refresh } = captcha;
  const { alt, placeholderImage } = text.login.captcha;
  return (
    <button
      type="button"
      className="captcha-picture"
      title={alt}
      aria-label={isBroken ? placeholderImage : alt}
      aria-busy={!picture && !isBroken}
      onClick={() => {
        onRefresh();
        refresh();
      }}
    >
      {picture ? <img src={picture} alt={alt} /> : isBroken && <BrokenPicture />}
    </button>
  );
}

/** What stands for a picture that did not arrive: a frame with a torn corner, and the arrow that asks again. */
const BrokenPicture = () => (
  <svg className="captcha-broken" viewBox="0 0 112 40" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M34 9h14l-3 6 5 4-4 5 3 7H34zM52 9h12v22H53l-3-7 4-5-5-4z" strokeLinejoin="round" />
    <circle cx="40" cy="15" r="2" />
    <path d="M84 14a7 7 0 1 0 2 6M86 11v5h-5" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
