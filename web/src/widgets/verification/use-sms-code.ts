import { text } from '@campus/contract/messages';
import { useEffect, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

const waitSeconds = 60;

export interface SmsButton {
  readonly label: string;
  readonly isDisabled: boolean;
  /** Requests the code by a silent call; shows and returns the failure. */
  send(call: () => Promise<unknown>): Promise<RequestFailed | undefined>;
}

/** State of the button that requests an SMS code: 60 s countdown after a success, ready at once after a failure. */
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

/** Remaining whole seconds by the clock, so that a background tab counts correctly. */
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
