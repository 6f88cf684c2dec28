import { text } from '@campus/contract/messages';
import { useEffect, useEffectEvent } from 'react';
import { tell } from '../../../request/tell.ts';

const ask = () => tell.confirm({ title: text.common.prompt, text: text.common.leaveConfirm });

/**
 * Asks before unsaved input is left: by closing the tab, by the browser's back and forward, and by whatever is run through
 * the returned function.
 */
export function useLeaveQuestion(isDirty: boolean): (go: () => void) => void {
  const leave = useEffectEvent(async (go: () => void) => {
    if (!isDirty || (await ask())) go();
  });
  useEffect(() => {
    if (!isDirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    const stopHistory = holdHistory(ask);
    return () => {
      window.removeEventListener('beforeunload', stay);
      stopHistory();
    };
  }, [isDirty]);
  return (go) => void leave(go);
}

/** Place of an entry in the history, as the router numbers them. */
const placeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

/** The router hears of a step through the history only after the question: the step is taken back first, and again on a yes. */
function holdHistory(question: () => Promise<boolean>): () => void {
  const here = placeOf(window.history.state);
  let passing = 0;
  const hold = (event: PopStateEvent) => {
    const by = placeOf(event.state) - here;
    if (passing > 0) {
      passing -= 1;
      // The way back to where we were is nobody's business; a step that was agreed to is the router's.
      if (by === 0) event.stopImmediatePropagation();
      return;
    }
    if (by === 0) return;
    event.stopImmediatePropagation();
    passing += 1;
    window.history.go(-by);
    void question().then((isAgreed) => {
      if (!isAgreed) return;
      passing += 1;
      window.history.go(by);
    });
  };
  window.addEventListener('popstate', hold, { capture: true });
  return () => window.removeEventListener('popstate', hold, { capture: true });
}
