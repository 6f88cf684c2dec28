import { text } from '@campus/contract/messages';
import { readCron } from '@campus/contract/rules';
import { Button, Input, Space } from 'antd';
import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import type { ControlProps } from '../selects/option.ts';

const CronDialog = lazy(() => import('./cron-dialog.tsx').then((m) => ({ default: m.CronDialog })));
const words = text.cron;

export interface CronInputProps extends ControlProps {
  readonly hideSecond?: boolean;
  readonly hideYear?: boolean;
  readonly now?: Date;
}

/**
 * An input for a schedule, with the dialog that builds one behind it. Tells of a change on leaving, on Enter and on OK;
 * says below itself what is wrong with an expression.
 */
export function CronInput({
  value,
  onChange,
  onBlur,
  disabled = false,
  hideSecond,
  hideYear,
  now,
  ...rest
}: CronInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const reasonId = useId();
  const shown = typed ?? value;
  const { problem } = readCron(shown);
  // What is still being typed is explained once it is taken.
  const reason = typed === undefined ? problem : undefined;
  const take = () => {
    setTyped(undefined);
    if (typed !== undefined && typed.trim() !== value) onChange(typed.trim());
  };
  const takeOnEnter = (event: KeyboardEvent) => {
    if (typed === undefined) return;
    // The form around it would be sent without what was typed; the next Enter sends it.
    event.stopPropagation();
    take();
  };
  return (
    <>
      <Space.Compact block data-widget="cron-input">
        <Input
          {...rest}
          value={shown}
          disabled={disabled}
          maxLength={120}
          placeholder={words.placeholder}
          allowClear={{ clearIcon: <span title={words.clear}>×</span> }}
          {...(problem !== undefined && { status: 'error' as const })}
          {...(reason !== undefined && {
            'aria-invalid': true,
            'aria-describedby': [rest['aria-describedby'], reasonId].filter(Boolean).join(' '),
          })}
          onChange={({ target, type }) => {
            if (type !== 'click') return setTyped(target.value);
            setTyped(undefined);
            onChange('');
          }}
          onPressEnter={takeOnEnter}
          onBlur={() => {
            take();
            onBlur?.();
          }}
        />
        <Button disabled={disabled} onClick={() => setOpen(true)}>
          {words.open}
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
            value={value}
            disabled={disabled}
            hideSecond={hideSecond}
            hideYear={hideYear}
            now={now}
            onOk={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
