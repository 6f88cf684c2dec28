import { sumOfWeights, type Weights, wholeWeight } from '@campus/contract/kit';
import { controlTexts } from '@campus/contract/rules';
import { Button, InputNumber } from 'antd';
import type { InputProps } from '../form/field-control.ts';
import './controls.css';

const texts = controlTexts.weights;

/** Equal parts; the first ones take the remainder. */
function evenly(names: readonly string[]): Weights {
  const [share, rest] = [Math.floor(wholeWeight / names.length), wholeWeight % names.length];
  return Object.fromEntries(names.map((name, i) => [name, share + (i < rest ? 1 : 0)]));
}
function balance(sum: number): string {
  if (sum === wholeWeight) return '';
  return sum < wholeWeight ? texts.missing(wholeWeight - sum) : texts.tooMuch(sum - wholeWeight);
}

/** A percentage for each part, with their sum. */
export function Control({ field, id, value, onChange, onBlur, disabled = false, ...rest }: InputProps) {
  const parts = Object.entries(field.options ?? {});
  const weights = (value === '' ? {} : JSON.parse(value)) as Weights;
  const sum = sumOfWeights(weights);
  const set = (name: string, weight: number | null) => onChange(JSON.stringify({ ...weights, [name]: weight ?? 0 }));
  return (
    <fieldset
      className="weights"
      id={id}
      disabled={disabled}
      onBlur={onBlur}
      aria-label={field.label}
      aria-describedby={rest['aria-describedby']}
    >
      {parts.map(([name, label]) => (
        <div key={name} className="weight">
          <span>{label}</span>
          <InputNumber
            aria-label={label}
            aria-invalid={rest['aria-invalid']}
            disabled={disabled}
            min={0}
            max={wholeWeight}
            precision={0}
            // The arrow keys do the same; the buttons of the library have English names.
            controls={false}
            suffix="%"
            value={weights[name] ?? null}
            onChange={(weight) => set(name, weight)}
          />
        </div>
      ))}
      <div className="weights-foot">
        <output className={sum === wholeWeight ? '' : 'error'}>
          {[texts.sum(sum), balance(sum)].filter(Boolean).join('，')}
        </output>
        {!disabled && (
          <Button type="link" onClick={() => onChange(JSON.stringify(evenly(parts.map(([name]) => name))))}>
            {texts.even}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
