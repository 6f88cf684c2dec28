import { text } from '@campus/contract/messages';
import { type CronField, cronBounds } from '@campus/contract/rules';
import { Checkbox, InputNumber, Radio, Select } from 'antd';
import { memo, type ReactNode, useState } from 'react';
import { type CronControl, type CronMode, cronModes, cronSpinners } from './cron-control.ts';

const texts = text.cron;
/** The Chinese week starts on Monday. */
const weekOptions = [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: texts.week[value] ?? '' }));

export interface CronPanelProps {
  readonly field: CronField;
  readonly control: CronControl;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<CronControl>) => void;
  /** Modes offered; default: all of the field. */
  readonly modes?: readonly CronMode[] | undefined;
  /** Modes shown but disabled. */
  readonly closed?: readonly CronMode[] | undefined;
  /** Note below the modes; default: day and week exclude each other. */
  readonly tip?: string | undefined;
}

const tips: Partial<Record<CronField, string>> = { day: texts.exclusive, week: texts.exclusive };

/** One field of a schedule: its modes as radio buttons, each with its own numbers. */
export function CronPanel(props: CronPanelProps) {
  const { field, control, disabled, onChange, modes = cronModes[field], closed = [], tip = tips[field] } = props;
  return (
    <Radio.Group
      className="cron-modes"
      value={control.mode}
      disabled={disabled}
      aria-label={texts.tab[field]}
      onChange={({ target }) => onChange({ mode: target.value as CronMode })}
    >
      {modes.map((mode) => (
        <div key={mode} className="cron-mode">
          <Radio value={mode} disabled={disabled || closed.includes(mode)}>
            {getLabel(field, mode)}
          </Radio>
          <Numbers
            field={field}
            mode={mode}
            control={control}
            disabled={disabled || control.mode !== mode}
            onChange={onChange}
          />
        </div>
      ))}
      {tip && <p className="muted">{tip}</p>}
    </Radio.Group>
  );
}

function getLabel(field: CronField, mode: CronMode): string {
  switch (mode) {
    case 'every':
      return field === 'week' ? texts.unset : texts.every[field];
    case 'loop':
      return texts.loop.self;
    case 'work':
      return texts.work.self;
    case 'beforeEnd':
      return texts.beforeEnd.self;
    case 'nth':
      return texts.nth.self;
    default:
      return texts[mode];
  }
}

type NumbersProps = Pick<CronPanelProps, 'field' | 'control' | 'disabled' | 'onChange'>;

/** Number inputs of a mode. */
function Numbers({ mode, ...props }: NumbersProps & { readonly mode: CronMode }) {
  const { field, control, disabled, onChange } = props;
  switch (mode) {
    case 'range':
      return <Range {...props} />;
    case 'loop':
      return <Loop {...props} />;
    case 'work':
    case 'beforeEnd':
      return (
        <Sentence>
          {mode === 'work' && texts.work.before}
          <Spinner
            label={texts[mode].self}
            value={control[mode]}
            bounds={cronBounds.day}
            disabled={disabled}
            onPick={(n) => onChange({ [mode]: n })}
          />
          {texts[mode].after}
        </Sentence>
      );
    case 'lastOf':
      return (
        <Sentence>
          <Pick
            field={field}
            disabled={disabled}
            label={texts.lastOf}
            value={control.lastOf}
            bounds={cronBounds.week}
            onPick={(lastOf) => onChange({ lastOf })}
          />
        </Sentence>
      );
    case 'nth':
      return <NthWeekday {...props} />;
    case 'specify':
      return <Specified field={field} chosen={control.specify} disabled={disabled} onChange={onChange} />;
    default:
      return null;
  }
}

function Range({ field, control, disabled, onChange }: NumbersProps) {
  const [from, to] = control.range;
  const { from: fromBounds, to: toBounds } = cronSpinners[field];
  const end = field === 'week' ? '' : texts.tab[field];
  const one = { field, disabled };
  const setFrom = (n: number) => onChange({ range: [n, to] });
  const setTo = (n: number) => onChange({ range: [from, n] });
  return (
    <Sentence>
      {texts.from}
      <Pick {...one} label={texts.from} value={from} bounds={fromBounds} onPick={setFrom} />
      {end}
      {texts.to}
      <Pick {...one} label={texts.to} value={to} bounds={toBounds} onPick={setTo} />
      {end}
    </Sentence>
  );
}

function Loop({ field, control, disabled, onChange }: NumbersProps) {
  const [from, step] = control.loop;
  const { loopFrom, step: stepBounds } = cronSpinners[field];
  const unit = texts.tab[field];
  const isWeek = field === 'week';
  const setFrom = (n: number) => onChange({ loop: [n, step] });
  const setStep = (n: number) => onChange({ loop: [from, n] });
  return (
    <Sentence>
      {texts.from}
      <Pick field={field} disabled={disabled} label={texts.from} value={from} bounds={loopFrom} onPick={setFrom} />
      {isWeek ? texts.loop.weekAfter : texts.loop.after(unit)}
      <Spinner label={texts.loop.self} value={step} bounds={stepBounds} disabled={disabled} onPick={setStep} />
      {isWeek ? texts.loop.weekUnit : unit}
    </Sentence>
  );
}

function NthWeekday({ field, control, disabled, onChange }: NumbersProps) {
  const [n, weekday] = control.nth;
  return (
    <Sentence>
      <Spinner
        label={texts.nth.self}
        value={n}
        bounds={[1, 5]}
        disabled={disabled}
        onPick={(next) => onChange({ nth: [next, weekday] })}
      />
      {texts.nth.after}
      <Pick
        field={field}
        disabled={disabled}
        label={texts.nth.after}
        value={weekday}
        bounds={cronBounds.week}
        onPick={(next) => onChange({ nth: [n, next] })}
      />
    </Sentence>
  );
}

const Sentence = ({ children }: { readonly children: ReactNode }) => <span className="cron-sentence">{children}</span>;

interface SpinnerProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: readonly [number, number];
  readonly disabled: boolean;
  readonly onPick: (n: number) => void;
}
/** Whole number input. Clamps to its bounds on blur, but keeps an out-of-range value of an existing schedule. */
function Spinner({ label, value, bounds: [low, high], disabled, onPick }: SpinnerProps) {
  const [first] = useState(value);
  return (
    <InputNumber
      size="small"
      aria-label={label}
      min={Math.min(low, first)}
      max={Math.max(high, first)}
      precision={0}
      value={value}
      disabled={disabled}
      onChange={(n) => n !== null && onPick(n)}
    />
  );
}
/** Number input, or a select of weekdays. */
function Pick({ field, ...spinner }: SpinnerProps & { readonly field: CronField }) {
  if (field !== 'week') return <Spinner {...spinner} />;
  const { label, value, disabled, onPick } = spinner;
  return (
    <Select size="small" aria-label={label} value={value} disabled={disabled} options={weekOptions} onChange={onPick} />
  );
}

interface SpecifiedProps {
  readonly field: CronField;
  readonly chosen: readonly number[];
  readonly disabled: boolean;
  readonly onChange: (part: Partial<CronControl>) => void;
}
/** Checkboxes of single numbers; ticking one selects the mode. */
const Specified = memo(function Specified({ field, chosen, disabled, onChange }: SpecifiedProps) {
  const [low, high] = field === 'year' ? cronSpinners.year.from : cronBounds[field];
  const options =
    field === 'week'
      ? weekOptions
      : Array.from({ length: high - low + 1 }, (_, i) => ({ value: low + i, label: String(low + i) }));
  if (field === 'year')
    return (
      <Select
        size="small"
        mode="multiple"
        className="cron-years"
        aria-label={texts.specify}
        value={[...chosen]}
        disabled={disabled}
        options={options}
        onChange={(specify) => onChange({ specify })}
      />
    );
  return (
    <Checkbox.Group
      className={`cron-numbers${field === 'week' ? ' days' : ''}`}
      value={[...chosen]}
      disabled={disabled}
      options={options}
      onChange={(specify) => onChange({ specify: specify.map(Number) })}
    />
  );
});
