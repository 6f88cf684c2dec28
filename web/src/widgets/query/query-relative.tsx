import { text } from '@campus/contract/messages';
import { type CountedDays, countedDays, maxDays, relativeDays, relativeRanges } from '@campus/contract/rules';
import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import { popupHeight } from '../../theme/popup-height.ts';

const texts = text.sq;
const options = [
  ...relativeRanges.map((value) => ({ value: value as string, label: texts.relative[value] as string })),
  ...countedDays.map((value) => ({ value: value as string, label: texts.relativeOf[value] as string })),
];
const defaultDays = 3;

interface RelativeDaysProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
}

/** Date range relative to today, with its current dates. */
export function RelativeDays({ value, onChange, onRun }: RelativeDaysProps) {
  const [now] = useState(() => new Date());
  const [word = '', number = ''] = value.split(':');
  const counted = countedDays.find((one): one is CountedDays => one === word);
  const range = relativeDays(value, now);
  const choose = (next: string) => onChange(countedDays.some((one) => one === next) ? `${next}:${defaultDays}` : next);
  return (
    <div className="query-relative">
      <Select
        aria-label={texts.value.text}
        placeholder={texts.value.relative}
        listHeight={popupHeight(400)}
        value={value === '' ? null : word}
        options={options}
        onChange={choose}
      />
      {counted && (
        <InputNumber<number>
          aria-label={texts.value.days}
          min={1}
          max={maxDays}
          precision={0}
          suffix={texts.relative[counted]}
          value={number === '' ? null : Number(number)}
          onChange={(days) => onChange(`${counted}:${days ?? ''}`)}
          onPressEnter={onRun}
        />
      )}
      {range && <small className="muted">{texts.relativeRange(...range)}</small>}
    </div>
  );
}
