import { text } from '@campus/contract/messages';
import type { Captcha } from './use-captcha.ts';
import './verification.css';

interface CaptchaPictureProps {
  readonly captcha: Captcha;
  /** Loads a new picture and clears the typed code. */
  readonly onRefresh: () => void;
}

/** Picture of a captcha; a click loads a new one. */
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

/** Placeholder of a picture that failed to load, with a reload icon. */
const BrokenPicture = () => (
  <svg className="captcha-broken" viewBox="0 0 112 40" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M34 9h14l-3 6 5 4-4 5 3 7H34zM52 9h12v22H53l-3-7 4-5-5-4z" strokeLinejoin="round" />
    <circle cx="40" cy="15" r="2" />
    <path d="M84 14a7 7 0 1 0 2 6M86 11v5h-5" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
