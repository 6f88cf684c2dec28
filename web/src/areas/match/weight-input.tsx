import { matchScreen, readWeights, type WeightField, weightFields, weightNames } from '@campus/contract/match';
import { matchDimensions, weightSum } from '@campus/contract/rules';
import { Button, InputNumber, Slider } from 'antd';
import type { InputProps } from '../../kit/form/field-control.ts';
import { useSurroundingForm } from '../../kit/form/form-context.ts';
import { WeightBar } from './weight-bar.tsx';
import './match.css';

const { rule: texts } = matchScreen;
const whole = 100;

/** Whole weights in the same proportions that sum to 100; the largest remainders are rounded up. */
export function fitWeights(values: readonly number[]): number[] {
  const sum = values.reduce((all, n) => all + n, 0);
  if (sum === 0) return values.map((_value, at) => (at === 0 ? whole : 0));
  const floors = values.map((n) => Math.floor((n * whole) / sum));
  const missing = whole - floors.reduce((all, n) => all + n, 0);
  const order = values
    .map((n, at) => ({ at, rest: (n * whole) % sum }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, missing)
    .map(({ at }) => at);
  return floors.map((n, at) => (order.includes(at) ? n + 1 : n));
}

/** A weight as slider and number; the first one shows the sum of all. */
export function WeightInput({ id, field, value, onChange, disabled, onBlur }: InputProps) {
  const form = useSurroundingForm();
  const isFirst = id?.endsWith(`-${weightNames[0]}`) ?? false;
  const weights = readWeights((form?.values ?? {}) as Partial<Record<WeightField, unknown>>);
  const fit = () => {
    const fitted = fitWeights(matchDimensions.map((name) => weights[name]));
    for (const [at, name] of matchDimensions.entries()) form?.set(weightFields[name], String(fitted[at]));
  };
  const number = value === '' ? null : Number(value);
  const change = (next: number | null) => onChange(next === null ? '' : String(next));
  return (
    <>
      {isFirst && (
        <div className="match-weights">
          <WeightBar weights={weights} />
          {weightSum(weights) !== whole && (
            <Button size="small" onClick={fit} disabled={disabled ?? false}>
              {texts.fit}
            </Button>
          )}
        </div>
      )}
      <div className="match-weight">
        <Slider
          min={0}
          max={whole}
          value={number ?? 0}
          disabled={disabled ?? false}
          ariaLabelForHandle={field.label}
          onChange={change}
        />
        <InputNumber
          {...(id && { id })}
          min={0}
          max={whole}
          precision={0}
          value={number}
          disabled={disabled ?? false}
          onChange={change}
          {...(onBlur && { onBlur })}
        />
      </div>
    </>
  );
}
