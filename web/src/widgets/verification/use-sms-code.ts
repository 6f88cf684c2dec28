import { text } from '@campus/contract/messages';
import { useEffect, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

/** (S) */
const waitSeconds = 60;

export interface SmsButton {
  readonly label: string;
  readonly isDisabled: boolean;
  /** Has the code sent by a call that says nothing itself; gives the failure, which the user has then been told. */
  send(call: () => Promise<unknown>): Promise<RequestFailed | undefined>;
}

/** The button that has an SMS code sent: after a success it waits 60 seconds, after a failure it is ready at once (S). */
export function useSmsCode(): SmsButton {
  const [isSending, setSending] = useState(false);
  const [seconds, wait] = useCountdown();
  const { get, sending, sent, failed, wait: waiting } = text.login.sms;
  return {
    label: isSending ? sending : seconds > 0 ? waiting(seconds) : get,
    isDisabled: isSending || seconds > 0,
    send: async (call) => {
      setSending(true);
      try {
        await call();
        wait(waitSeconds);
        tell.success(sent);
        return undefined;
      } catch (failure) {
        if (!(failure instanceof RequestFailed)) throw failure;
        tell.notify('error', failed, failure.message);
        return failure;
      } finally {
        setSending(false);
      }
    },
  };
}

/** Whole seconds that are left, by the clock: a tab in the background counts on. */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const timer = setInterval(() => {
      const rest = Math.max(Math.ceil((end - Date.now()) / 1000), 0);
      setLeft(rest);
      if (rest === 0) setEnd(0);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return [
    left,
    (seconds) => {
      setLeft(seconds);
      setEnd(Date.now() + seconds * 1000);
    },
  ];
}
