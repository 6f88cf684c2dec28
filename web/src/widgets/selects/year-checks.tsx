import { CheckGroup } from './check-group.tsx';
import { type ControlProps, members } from './option.ts';

/** Checkboxes of years; another year stays while it is selected. */
export function YearChecks({ years, ...control }: ControlProps & { readonly years: readonly string[] }) {
  const all = [...new Set([...years, ...members(control.value)])].toSorted();
  return <CheckGroup {...control} options={all.map((year) => ({ value: year, label: year }))} />;
}
