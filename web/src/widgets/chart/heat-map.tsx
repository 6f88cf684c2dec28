import { weekHourText } from '@campus/contract/messages';
import { weekHours } from '@campus/contract/rules';
import { type ChartOptions, type ChartValue, getLargest, withUnit } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { getShade, useChartLook } from './chart-look.ts';
import { ChartScale } from './chart-scale.tsx';
import { ValueLink } from './chart-value.tsx';

const days = [1, 2, 3, 4, 5, 6, 7];
const hours = weekHours.slice(0, 24).map((key) => key.slice(2));
/** Hours with a label. */
const labelStep = 3;

/** Weekdays by hours: the darker a cell, the larger its number; every cell links to the rows it counts. */
export function HeatMap({ values, unit, label }: ChartOptions & { readonly values: readonly ChartValue[] }) {
  const look = useChartLook();
  const byCode = new Map(values.map((value) => [value.code, value]));
  const largest = getLargest(values);
  return (
    <ChartFrame label={label} className="heat-map">
      <div className="heat-grid">
        <span />
        {hours.map((hour, i) => (
          <small key={hour}>{i % labelStep === 0 && Number(hour)}</small>
        ))}
        {days.map((day) => [
          <span key={day}>{weekHourText(`${day}-00`).slice(0, 2)}</span>,
          ...hours.map((hour) => {
            const code = `${day}-${hour}`;
            const { value = 0, to } = byCode.get(code) ?? {};
            const tip = `${weekHourText(code)}\n${withUnit(value, unit)}`;
            const { background } = getShade(look, (value ?? 0) / Math.max(1, largest));
            // Empty hours are no tab stops: the rest of the week would be out of reach.
            return value ? (
              <ValueLink key={code} to={to} tip={tip} style={{ background }} />
            ) : (
              <i key={code} data-tip={tip} style={{ background }} />
            );
          }),
        ])}
      </div>
      <ChartScale largest={largest} unit={unit} />
    </ChartFrame>
  );
}
