import { text } from '@campus/contract/messages';
import { readCron } from '@campus/contract/rules';
import { Button, Input, Space } from 'antd';
import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import type { ControlProps } from '../selects/option.ts';

const CronDialog = lazy(() => import('./cron-dialog.tsx').then((m) => ({ default: m.CronDialog })));
const texts = text.cron;

export interface CronInputProps extends ControlProps {
  readonly hideSecond?: boolean;
  readonly hideYear?: boolean;
  readonly now?: Date;
}

/** The typed text until it is committed. */
function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    setTyped(undefined);
    if (typed !== undefined && typed.trim() !== value) onChange(typed.trim());
  };
  return {
    typed,
    commit,
    type: setTyped,
    clear: () => {
      setTyped(undefined);
      onChange('');
    },
    takeOnEnter: (event: KeyboardEvent) => {
      if (typed === undefined) return;
      // Enter would submit the form without the typed value; the next Enter submits it.
      event.stopPropagation();
      commit();
    },
  };
}

/**
 * Input of a cron expression with a dialog that builds it. Calls `onChange` on blur, Enter and OK, and shows what is
 * wrong with the expression below the input.
 */
export function CronInput(props: CronInputProps) {
  const { value, onChange, onBlur, disabled = false, hideSecond, hideYear, now, ...rest } = props;
  const { typed, commit, type: setTyped, clear, takeOnEnter } = useTyped(value, onChange);
  const [isOpen, setOpen] = useState(false);
  const reasonId = useId();
  const { problem } = readCron(typed ?? value);
  // No message while the user is typing.
  const reason = typed === undefined ? problem : undefined;
  return (
    <>
      <Space.Compact block data-widget="cron-input">
        <Input
          {...rest}
          value={typed ?? value}
          disabled={disabled}
          maxLength={120}
          placeholder={texts.placeholder}
          allowClear={{ clearIcon: <span title={texts.clear}>×</span> }}
          {...(problem !== undefined && { status: 'error' as const })}
          {...(reason !== undefined && {
            'aria-invalid': true,
            'aria-describedby': [rest['aria-describedby'], reasonId].filter(Boolean).join(' '),
          })}
          onChange={({ target, type }) => (type === 'click' ? clear() : setTyped(target.value))}
          onPressEnter={takeOnEnter}
          onBlur={() => {
            commit();
            onBlur?.();
          }}
        />
        <Button disabled={disabled} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </Space.Compact>
      {reason !== undefined && (
        <p id={reasonId} className="field-message error" role="alert">
          {reason}
        </p>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <CronDialog
            {...{ value, disabled, hideSecond, hideYear, now }}
            onOk={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
