import { interviewScreen } from '@campus/contract/interview';
import { delivery, plannableParam } from '@campus/contract/resume';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import type { FieldInputs } from '../../kit/form/form-fields.tsx';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { SearchSelect } from '../../widgets/selects/search-select.tsx';
import type { OptionSource } from '../../widgets/selects/use-search.ts';
import { BreaksInput } from './periods-input.tsx';
import { useChoices } from './use-choices.ts';

const control = ({ field: _field, known: _known, onBusy: _busy, ...rest }: InputProps) => rest;

/** Members of the own company. */
function InterviewerInput(props: InputProps) {
  const { data, isPending } = useChoices();
  const options = (data?.interviewers ?? []).map(({ id, name, position }) => ({
    value: id,
    label: position ? `${name}（${position}）` : name,
  }));
  return <OptionSelect {...control(props)} multiple isLoading={isPending} options={options} />;
}
/** Rooms open to companies. */
function RoomInput(props: InputProps) {
  const { data, isPending } = useChoices();
  const options = (data?.rooms ?? []).map(({ id, name, place, capacity }) => ({
    value: id,
    label: interviewScreen.room(name, place, capacity),
  }));
  return <OptionSelect {...control(props)} isLoading={isPending} options={options} />;
}

const getName = (row: RowData): string => `${asText(row.realname)} · ${asText(row.postName)}`;
const getOptions = (rows: readonly RowData[]) => rows.map((row) => ({ value: row.id, label: getName(row) }));
/** Deliveries that can be invited, by the name of the student. */
const candidates: OptionSource = {
  key: [delivery.name, 'candidates'],
  search: async (keyword, signal) => {
    const named = keyword ? { realname: `*${keyword}*` } : {};
    const query = { [plannableParam]: '1', pageNo: 1, pageSize: 10, ...named };
    return getOptions((await readPage<RowData>(delivery.path, query, signal)).records);
  },
  look: async (values, signal) => {
    const query = { pageNo: 1, pageSize: values.length, id: `${values.join(',')},` };
    return getOptions((await readPage<RowData>(delivery.path, query, signal)).records);
  },
};
const CandidateInput = (props: InputProps) => <SearchSelect {...control(props)} source={candidates} />;

/** Inputs of a company, which may not list members and rooms. */
export const planInputs: FieldInputs = {
  interviewerIds: InterviewerInput,
  venueId: RoomInput,
  deliveryId: CandidateInput,
};
const CandidatesInput = (props: InputProps) => <SearchSelect {...control(props)} source={candidates} multiple />;
/** The same for several students at once. */
export const batchInputs: FieldInputs = { ...planInputs, deliveryIds: CandidatesInput, breaks: BreaksInput };
