import { text } from '@campus/contract/messages';
import { useEffect, useEffectEvent } from 'react';
import type { CronMode } from './cron-control.ts';
import './cron.css';
import { CronPanel } from './cron-panel.tsx';
import { useCronField } from './use-cron-field.ts';

const modes: readonly CronMode[] = ['unset', 'range', 'loop', 'specify'];
const unsetWeek = '?';

interface WeekConfigProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly disabled?: boolean | undefined;
  /** Text of the day field: when it names days, the week cannot. */
  readonly day?: string | undefined;
}

/** Weekdays on which a job may run. */
export function WeekConfig({ value, onChange, disabled = false, day = unsetWeek }: WeekConfigProps) {
  const isExcluded = day !== unsetWeek && day !== '';
  const { control, problem, change } = useCronField('week', isExcluded ? unsetWeek : value, (week) => onChange(week));
  const isLeft = isExcluded && value !== unsetWeek && value !== '';
  const unset = useEffectEvent(() => onChange(unsetWeek));
  useEffect(() => {
    if (isLeft) unset();
  }, [isLeft]);
  return (
    <div data-widget="week-config">
      <CronPanel
        field="week"
        modes={modes}
        closed={isExcluded ? modes.filter((mode) => mode !== 'unset') : []}
        tip={isExcluded ? text.cron.exclusive : ''}
        control={control}
        disabled={disabled}
        onChange={change}
      />
      {problem !== undefined && (
        <p className="field-message error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
