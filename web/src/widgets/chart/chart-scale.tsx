import { short } from './chart-data.ts';
import { getShade, useChartLook } from './chart-look.ts';

/** Meaning of the shades: from none to the largest number. */
export function ChartScale({ largest, unit }: { largest: number; unit: string }) {
  const look = useChartLook();
  return (
    <p className="chart-scale" aria-hidden="true">
      0
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <i key={share} style={{ background: getShade(look, share).background }} />
      ))}
      {short(largest)} {unit}
    </p>
  );
}
