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
      {picture ? <img src={picture} alt={alt} /> : isBroken && <span>{placeholderImage}</span>}
    </button>
  );
}
