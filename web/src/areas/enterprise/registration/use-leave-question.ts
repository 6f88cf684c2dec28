import { text } from '@campus/contract/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tell } from '../../../request/tell.ts';

const ask = () => tell.confirm({ title: text.common.prompt, text: text.common.leaveConfirm });

/**
 * Asks before unsaved input is lost: on closing the tab, on the browser's back button, and by everything run through
 * the returned function.
 */
export function useLeaveQuestion(isDirty: boolean): (go: () => void) => void {
  useEffect(() => {
    if (!isDirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isDirty]);
  useBackQuestion(isDirty);
  return (go) => {
    if (!isDirty) return go();
    void ask().then((isAgreed) => isAgreed && go());
  };
}

/**
 * The router sees a back navigation first, so it cannot be blocked. While the page holds input, its history entry is
 * duplicated: the first step back stays on the page and there is time to ask.
 */
function useBackQuestion(isDirty: boolean): void {
  /** Path of the page with the duplicated entry. */
  const doubled = useRef<string>(undefined);
  const double = () => {
    if (isDouble(window.history.state)) return;
    window.history.pushState({ ...window.history.state, isDouble: true }, '');
    doubled.current = window.location.pathname;
  };
  const doubleNow = useEffectEvent(double);
  useEffect(() => {
    if (isDirty) doubleNow();
  }, [isDirty]);
  const steppedBack = useEffectEvent(async ({ state }: PopStateEvent) => {
    if (doubled.current !== window.location.pathname || isDouble(state)) return;
    doubled.current = undefined;
    if (!isDirty || (await ask())) window.history.back();
    else double();
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => void steppedBack(event);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}

const isDouble = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isDouble' in state;
