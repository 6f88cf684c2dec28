import { text } from '@campus/contract/messages';
import { type CronField, cronFields } from '@campus/contract/rules';
import { Button, Input, Tabs } from 'antd';
import { memo, useCallback, useId, useState } from 'react';
import { Modal } from '../modal.tsx';
import './cron.css';
import type { CronControl } from './cron-control.ts';
import { CronPanel } from './cron-panel.tsx';
import { CronPresets } from './cron-presets.tsx';
import { CronPreview } from './cron-preview.tsx';
import { type Cron, useCron } from './use-cron.ts';

const width = 800;
const texts = text.cron;

export interface CronDialogProps {
  readonly value: string;
  readonly disabled?: boolean | undefined;
  readonly hideSecond?: boolean | undefined;
  readonly hideYear?: boolean | undefined;
  /** Start time of the next runs. */
  readonly now?: Date | undefined;
  readonly onOk: (expression: string) => void;
  readonly onClose: () => void;
}

/** Dialog that builds a cron expression by controls or text and previews its runs. Render it while it is open. */
export function CronDialog({ value, disabled = false, hideSecond, hideYear, now, onOk, onClose }: CronDialogProps) {
  const [opened] = useState(() => now ?? new Date());
  // The hidden second of a new schedule is 0.
  const cron = useCron(value === '' && hideSecond ? '0 * * * * ? *' : value, opened);
  const [isRefused, setRefused] = useState(false);
  const fields = cronFields.filter((field) => !(hideSecond && field === 'second') && !(hideYear && field === 'year'));
  const { change: changeField } = cron;
  const change = useCallback(
    (field: CronField, part: Partial<CronControl>) => {
      setRefused(false);
      changeField(field, part);
    },
    [changeField],
  );
  const accept = () => {
    if (cron.missing) return setRefused(true);
    onOk(cron.expression);
    onClose();
  };
  return (
    <Modal
      open
      centered
      data-widget="cron-dialog"
      title={texts.title}
      width={width}
      className="cron-dialog"
      onCancel={onClose}
      footer={
        <div className="form-foot">
          <span className="grow" />
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="primary" disabled={disabled || cron.problem !== undefined} onClick={accept}>
            {text.common.ok}
          </Button>
        </div>
      }
    >
      <CronPresets
        value={cron.typedText}
        disabled={disabled}
        onChoose={(expression) => {
          setRefused(false);
          cron.typeAll(expression);
        }}
      />
      <FieldPanels fields={fields} cron={cron} disabled={disabled} onChange={change} />
      <div className="cron-bottom">
        <div>
          <FieldTexts fields={fields} cron={cron} disabled={disabled} />
          <Whole cron={cron} disabled={disabled} />
          {isRefused && <Fault message={cron.missing} />}
        </div>
        <CronPreview expression={cron.problem === undefined ? cron.expression : undefined} now={opened} />
      </div>
    </Modal>
  );
}

interface FieldTextsProps {
  readonly fields: readonly CronField[];
  readonly cron: Cron;
  readonly disabled: boolean;
}

/** A tab with the controls of each field. */
const FieldPanels = ({ fields, cron, disabled, onChange }: FieldTextsProps & Pick<FieldPanelProps, 'onChange'>) => (
  <Tabs
    items={fields.map((field) => ({
      key: field,
      label: texts.tab[field],
      children: (
        <FieldPanel
          field={field}
          control={cron.controls[field]}
          disabled={disabled || (field === 'day' && cron.texts.week !== '?')}
          onChange={onChange}
        />
      ),
    }))}
  />
);

interface FieldPanelProps {
  readonly field: CronField;
  readonly control: CronControl;
  readonly disabled: boolean;
  /** The same function in every rendering. */
  readonly onChange: (field: CronField, part: Partial<CronControl>) => void;
}
/** A change renders its own panel only: one of seconds has 70 inputs, and panels stay mounted behind their tabs. */
const FieldPanel = memo(function FieldPanel({ field, control, disabled, onChange }: FieldPanelProps) {
  const change = useCallback((part: Partial<CronControl>) => onChange(field, part), [field, onChange]);
  return <CronPanel field={field} control={control} disabled={disabled} onChange={change} />;
});

const FieldTexts = ({ fields, cron, disabled }: FieldTextsProps) => (
  <div className="cron-texts">
    {fields.map((field) => (
      <Typed
        key={field}
        label={texts.tab[field]}
        value={cron.texts[field]}
        disabled={disabled}
        onDone={(typedText) => cron.type(field, typedText)}
      />
    ))}
  </div>
);

function Whole({ cron, disabled }: { readonly cron: Cron; readonly disabled: boolean }) {
  return (
    <>
      <Typed
        label={texts.whole}
        value={cron.typedText}
        disabled={disabled}
        isWrong={cron.problem !== undefined}
        onDone={cron.typeAll}
      />
      <Fault message={cron.problem} />
    </>
  );
}

const Fault = ({ message }: { readonly message: string | undefined }) =>
  message && (
    <p className="field-message error" role="alert">
      {message}
    </p>
  );

interface TypedProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly isWrong?: boolean;
  readonly onDone: (typedText: string) => void;
}
/** Text input that reports its value on blur and Enter. */
function Typed({ label, value, disabled, isWrong = false, onDone }: TypedProps) {
  const [{ shown, typedText }, setTyped] = useState({ shown: value, typedText: value });
  // A new value replaces the typed text; the input keeps the focus.
  if (shown !== value) setTyped({ shown: value, typedText: value });
  const id = useId();
  return (
    <div className="cron-typed">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={typedText}
        disabled={disabled}
        maxLength={120}
        {...(isWrong && { status: 'error' as const })}
        onChange={({ target }) => setTyped({ shown: value, typedText: target.value })}
        onBlur={() => onDone(typedText)}
        onPressEnter={() => onDone(typedText)}
      />
    </div>
  );
}
