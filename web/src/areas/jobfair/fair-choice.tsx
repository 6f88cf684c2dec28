import { fairDayTexts, jobFair, publicFairStatuses } from '@campus/contract/jobfair';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { Option } from '../../widgets/selects/option.ts';
import { SearchSelect } from '../../widgets/selects/search-select.tsx';
import type { OptionSource } from '../../widgets/selects/use-search.ts';

/** The query of the fairs that the public can see, latest first. */
export const publicFairsLatestFirst = { status: publicFairStatuses.join(','), column: 'startTime', order: 'desc' };
const pageSize = 20;
const getOption = ({ id, title, startTime }: RowData): Option => ({
  value: id,
  label: `${asText(startTime).slice(0, 10)} ${asText(title)}`,
});
async function findOptions(query: Readonly<Record<string, string | number>>, signal: AbortSignal): Promise<Option[]> {
  const { records } = await readPage<RowData>(jobFair.path, { ...publicFairsLatestFirst, ...query }, signal);
  return records.map(getOption);
}
/** Every fair of the past is found by its name. */
const fairs: OptionSource = {
  key: [jobFair.name, 'list', 'choice'],
  search: (keyword, signal) => findOptions({ pageNo: 1, pageSize, ...(keyword && { title: `*${keyword}*` }) }, signal),
  look: (values, signal) => findOptions({ pageNo: 1, pageSize: values.length, id: `${values.join(',')},` }, signal),
};

interface FairChoiceProps {
  readonly fairId: string;
  readonly onChoose: (fairId: string) => void;
}
/** Chooses the fair of a page. */
export const FairChoice = ({ fairId, onChoose }: FairChoiceProps) => (
  <div className="fair-day-choice">
    <SearchSelect
      aria-label={fairDayTexts.day.choose}
      source={fairs}
      value={fairId}
      onChange={(next) => next && onChoose(next)}
    />
  </div>
);
