import { text } from '@campus/contract/messages';
import { Select } from 'antd';
import { useId } from 'react';
import { popupHeight } from '../../theme/popup-height.ts';

const texts = text.cron;
type Preset = keyof typeof texts.presets;
const expressions: Readonly<Record<Preset, string>> = {
  halfHourly: '0 0/30 * * * ? *',
  hourly: '0 0 * * * ? *',
  midnight: '0 0 0 * * ? *',
  morning: '0 0 9 * * ? *',
  workdays: '0 0 9 ? * 1-5 *',
  mondays: '0 0 9 ? * 1 *',
  monthly: '0 0 0 1 * ? *',
  monthEnd: '0 0 18 L * ? *',
};
const options = (Object.keys(expressions) as Preset[]).map((preset) => ({
  value: expressions[preset],
  label: texts.presets[preset],
}));

interface CronPresetsProps {
  /** Expression of the dialog; selects the matching preset, if any. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChoose: (expression: string) => void;
}

/** Common schedules with their expressions. */
export function CronPresets({ value, disabled, onChoose }: CronPresetsProps) {
  const id = useId();
  return (
    <div className="cron-presets">
      <label htmlFor={id}>{texts.preset}</label>
      <Select<string | null>
        id={id}
        value={options.some((option) => option.value === value) ? value : null}
        placeholder={texts.custom}
        disabled={disabled}
        listHeight={popupHeight(320)}
        options={options}
        optionRender={({ label, value: expression }) => (
          <span className="cron-preset">
            {label}
            <code>{expression}</code>
          </span>
        )}
        onChange={(expression) => expression !== null && onChoose(expression)}
      />
    </div>
  );
}
