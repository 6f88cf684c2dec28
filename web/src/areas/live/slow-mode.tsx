import { liveRoom, liveScreen } from '@campus/contract/live';
import { InputNumber } from 'antd';
import { useState } from 'react';

const longestPause = liveRoom.fields.slowModeSeconds.max ?? Number.MAX_SAFE_INTEGER;
interface SlowModeProps {
  readonly seconds: number;
  /** False when it was refused. */
  readonly onChange: (seconds: number) => Promise<boolean>;
}
/** Seconds between two messages of a viewer. What is sent is what the input shows after it is left: whole and in range. */
export function SlowMode({ seconds, onChange }: SlowModeProps) {
  const [shown, setShown] = useState(seconds);
  const apply = async (entered: string) => {
    const wanted = Number(entered);
    const isNumber = entered.trim() !== '' && !Number.isNaN(wanted);
    const next = isNumber ? Math.min(longestPause, Math.max(0, Math.round(wanted))) : seconds;
    setShown(next);
    if (next !== seconds && !(await onChange(next))) setShown(seconds);
  };
  return (
    <InputNumber<number>
      aria-label={liveScreen.consolePage.slow}
      min={0}
      max={longestPause}
      precision={0}
      value={shown}
      onChange={(next) => next !== null && setShown(next)}
      onPressEnter={({ target }) => target instanceof HTMLElement && target.blur()}
      onBlur={({ target }) => void apply(target.value)}
    />
  );
}
