import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'onClick'> {
  /** Sends a request; the request layer reports a failure. */
  readonly run: () => Promise<unknown>;
}
/** Button of a request, busy while it runs. */
export function BusyButton({ run, ...button }: BusyButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const start = async () => {
    setRunning(true);
    try {
      await run();
    } catch (error) {
      ignoreReported(error);
    } finally {
      setRunning(false);
    }
  };
  return <Button {...button} loading={isRunning} onClick={() => void start()} />;
}
