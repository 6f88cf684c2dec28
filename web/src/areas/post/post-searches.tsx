import { gradYearsOn } from '@campus/contract/post';
import { chinaDay } from '@campus/contract/rules';
import type { SearchProps } from '../../kit/form/field-control.ts';
import type { SearchControls } from '../../kit/list/list-search.tsx';
import { members } from '../../widgets/selects/option.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { useSkills } from './skills-input.tsx';

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

function SkillsSearch({ id, value, onChange }: SearchProps) {
  const skills = useSkills();
  return (
    <OptionSelect
      id={id}
      multiple
      options={skills.map((skill) => ({ value: skill.id, label: skill.name }))}
      value={fromMembers(value.value)}
      onChange={(next) => onChange({ value: asMembers(next) })}
    />
  );
}

/** Custom search controls of posts. */
export const postSearchControls: SearchControls = { gradYears: GradYearsSearch, skillIds: SkillsSearch };
