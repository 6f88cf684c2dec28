import { useEffect, useState } from 'react';

/** Scroll distance after which the header is hidden. */
const hideAfterPx = 100;

/** Whether the header is hidden: while scrolling down below 100 px; scrolling up shows it again. */
export function useAutoHide(isOn: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let last = window.scrollY;
    const listen = () => {
      const now = window.scrollY;
      if (now !== last) setHidden(now > hideAfterPx && now > last);
      last = now;
    };
    window.addEventListener('scroll', listen, { passive: true });
    return () => {
      window.removeEventListener('scroll', listen);
      setHidden(false);
    };
  }, [isOn]);
  return isHidden;
}
