import { chinaDay } from '@campus/contract/rules';
import type { InputProps } from '../../../kit/form/field-control.ts';
import { YearChecks } from '../../../widgets/selects/year-checks.tsx';

const [before, after] = [1, 3];
/** The graduation years around this one. */
export function Control(props: InputProps) {
  const year = Number(chinaDay(new Date()).slice(0, 4));
  const years = Array.from({ length: before + after + 1 }, (_, i) => String(year - before + i));
  return <YearChecks {...props} years={years} />;
}
