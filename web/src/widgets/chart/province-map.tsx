import { type ChartOptions, type ChartValue, exact, getLargest, short, withUnit } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { getShade, useChartLook } from './chart-look.ts';
import { ChartScale } from './chart-scale.tsx';
import { ValueLink } from './chart-value.tsx';
import { provinceTiles } from './provinces.ts';

const known: ReadonlySet<string> = new Set(provinceTiles.map(({ code }) => code));

/** A tile per province: the darker, the larger its number; every tile links to the rows it counts. */
export function ProvinceMap({ values, unit, label }: ChartOptions & { readonly values: readonly ChartValue[] }) {
  const look = useChartLook();
  const byCode = new Map(values.map((value) => [value.code, value]));
  const elsewhere = values.filter(({ code, value }) => value && !known.has(code ?? ''));
  const largest = getLargest(values.filter(({ code }) => known.has(code ?? '')));
  return (
    <ChartFrame label={label} className="province-map">
      <div className="province-grid">
        {provinceTiles.map(({ code, name, column, row }) => {
          const { value = 0, to } = byCode.get(code) ?? {};
          const { background, color } = getShade(look, (value ?? 0) / Math.max(1, largest));
          const place = { gridColumn: column, gridRow: row, background, color };
          const tip = `${name}\n${withUnit(value, unit)}`;
          const shown = (
            <>
              {name}
              {value ? <b>{short(value)}</b> : null}
            </>
          );
          return value ? (
            <ValueLink key={code} to={to} tip={tip} className="province" style={place}>
              {shown}
            </ValueLink>
          ) : (
            <span key={code} data-tip={tip} className="province" style={place}>
              {shown}
            </span>
          );
        })}
      </div>
      {/* Rows without a province or with another code count too. */}
      {elsewhere.length > 0 && (
        <p className="elsewhere">
          {elsewhere.map(({ name, value, to }) => (
            <ValueLink key={name} to={to} tip={`${name}\n${withUnit(value, unit)}`}>
              {name} <b>{exact(value)}</b>
            </ValueLink>
          ))}
        </p>
      )}
      <ChartScale largest={largest} unit={unit} />
    </ChartFrame>
  );
}
