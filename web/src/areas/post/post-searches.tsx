import { gradYearsOn } from '@campus/contract/post';
import { chinaDay } from '@campus/contract/rules';
import type { SearchProps } from '../../kit/form/field-control.ts';
import type { SearchControls } from '../../kit/list/list-search.tsx';
import { SkillsSelect } from '../../widgets/pickers/skills-select.tsx';
import { members } from '../../widgets/selects/option.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';

/** The list call reads `,a,b,` as "contains one of these". */
const asMembers = (list: string): string => (list === '' ? '' : `,${list},`);
const fromMembers = (value: string): string => members(value).filter(Boolean).join(',');

function GradYearsSearch({ id, value, onChange }: SearchProps) {
  const years = gradYearsOn(chinaDay(new Date()));
  return (
    <OptionSelect
      id={id}
      multiple
      options={years.map((year) => ({ value: year, label: year }))}
      value={fromMembers(value.value)}
      onChange={(next) => onChange({ value: asMembers(next) })}
    />
  );
}

const SkillsSearch = ({ id, value, onChange }: SearchProps) => (
  <SkillsSelect id={id} value={value.value} onChange={(next) => onChange({ value: next })} />
);

/** Custom search controls of posts. */
export const postSearchControls: SearchControls = { gradYears: GradYearsSearch, skillIds: SkillsSearch };
