import { type CalendarEvent, type CalendarKind, calendarTexts } from '@campus/contract/calendar';
import { depart, type Field, ref } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useId } from 'react';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { getView } from '../field/field-views.tsx';
import type { CalendarFilters, CalendarState, FilterName } from './use-calendar-state.ts';

const texts = calendarTexts;
/** Fields of the filters; a calendar offers those that its kinds have and the reader may look up. */
const filterFields: Readonly<Record<FilterName, Field>> = {
  companyId: ref({ label: texts.company, to: 'company' }),
  postId: ref({ label: texts.post, to: 'companyPost' }),
  departId: depart({ label: texts.depart }),
};

interface KindChipsProps {
  readonly kinds: readonly CalendarKind[];
  readonly events: readonly CalendarEvent[];
  /** Kinds with more events than are loaded. */
  readonly cut: readonly string[];
  readonly state: CalendarState;
}
/** One switch per kind with the number of its events in the shown days. */
export function KindChips({ kinds, events, cut, state: { hidden, change } }: KindChipsProps) {
  const toggle = (kind: string) => {
    const next = hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind];
    change({ hide: next.join(',') });
  };
  return (
    <fieldset className="calendar-kinds">
      <legend className="visually-hidden">{texts.kinds}</legend>
      {kinds.map(({ kind, title }) => (
        <button key={kind} type="button" aria-pressed={!hidden.includes(kind)} onClick={() => toggle(kind)}>
          {title}
          <span>
            {events.filter((event) => event.kind === kind).length}
            {cut.includes(kind) && '+'}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

interface CalendarFiltersProps {
  readonly names: readonly FilterName[];
  /** States of the loaded events, in the words of their kinds. */
  readonly states: readonly string[];
  readonly state: CalendarState;
}
/** Company, post, department and state of the shown events. */
export function CalendarFilterFields({ names, states, state }: CalendarFiltersProps) {
  const { filters, chosen, hidden, change } = state;
  const isFiltered = chosen !== '' || hidden.length > 0 || Object.keys(filters).length > 0;
  const options = states.map((value) => ({ value, label: value }));
  const id = useId();
  return (
    <div className="calendar-filters">
      {names.map((name) => (
        <FilterField key={name} name={name} filters={filters} onChange={(value) => change({ [name]: value })} />
      ))}
      <div className="list-search-field">
        <label htmlFor={id}>{texts.states}</label>
        <OptionSelect id={id} options={options} value={chosen} onChange={(value) => change({ state: value })} />
      </div>
      {isFiltered && (
        <Button
          onClick={() =>
            change({ companyId: undefined, postId: undefined, departId: undefined, state: undefined, hide: undefined })
          }
        >
          {text.common.reset}
        </Button>
      )}
    </div>
  );
}

interface FilterFieldProps {
  readonly name: FilterName;
  readonly filters: CalendarFilters;
  readonly onChange: (value: string) => void;
}
function FilterField({ name, filters, onChange }: FilterFieldProps) {
  const id = useId();
  const field = filterFields[name];
  const Search = getView(field).search;
  return (
    <div className="list-search-field">
      <label htmlFor={id}>{field.label}</label>
      <Search
        id={id}
        field={field}
        as="eq"
        value={{ value: filters[name] ?? '', begin: '', end: '' }}
        onChange={({ value }) => onChange(value ?? '')}
      />
    </div>
  );
}
