import { componentTexts } from '@campus/contract/demo';
import { type Field, signature, stars, weights } from '@campus/contract/kit';
import { useState } from 'react';
import { getView } from '../../../kit/field/field-views.tsx';
import { type DayPeriod, DayPeriodPicker } from '../../../widgets/day-period-picker.tsx';
import { DemoGroup, DemoStates } from './demo-states.tsx';

const texts = componentTexts.controls;
const shown: readonly { readonly field: Field; readonly filled: string }[] = [
  { field: stars({ label: texts.stars }), filled: '4' },
  {
    field: weights({ label: texts.weights, parts: texts.parts }),
    filled: JSON.stringify({ education: 30, skills: 50, experience: 20 }),
  },
  { field: signature({ label: texts.signature }), filled: '' },
];
const busy = [
  { from: 10 * 60, to: 11 * 60 + 30, title: texts.taken },
  { from: 20 * 60, to: 24 * 60 },
];

function RulerExample() {
  const [period, setPeriod] = useState<DayPeriod>();
  return <DayPeriodPicker label={texts.ruler} busy={busy} value={period} onChange={setPeriod} />;
}

/** Controls of fields that their kind does not bring. */
export const ControlsSection = () => (
  <>
    {shown.map(({ field, filled }) => {
      const Input = getView(field).input;
      return (
        <DemoGroup key={field.label} title={field.label}>
          <DemoStates filled={filled} hasLoading={false}>
            {(control) => <Input field={field} {...control} />}
          </DemoStates>
        </DemoGroup>
      );
    })}
    <DemoGroup title={texts.ruler}>
      <RulerExample />
    </DemoGroup>
  </>
);
