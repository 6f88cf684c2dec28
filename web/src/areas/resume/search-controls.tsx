import { resumeTexts } from '@campus/contract/resume';
import { chinaDay } from '@campus/contract/rules';
import type { SearchProps } from '../../kit/form/field-control.ts';
import type { SearchControls } from '../../kit/list/list-search.tsx';
import { members } from '../../widgets/selects/option.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { useSkills } from './use-skills.ts';

const [yearsBack, yearsAhead] = [4, 5];

function GradYearSearch({ id, value, onChange }: SearchProps) {
  const thisYear = Number(chinaDay(new Date()).slice(0, 4));
  const years = Array.from({ length: yearsBack + yearsAhead }, (_, at) => String(thisYear + yearsAhead - 1 - at));
  return (
    <OptionSelect
      id={id}
      multiple
      placeholder={resumeTexts.resume.selectGradYear}
      options={years.map((year) => ({ value: year, label: year }))}
      value={value.value}
      onChange={(next) => onChange({ value: next })}
    />
  );
}

/** The list call reads `,a,b,` as "contains one of these". */
const asMembers = (list: string): string => (list === '' ? '' : `,${list},`);
const fromMembers = (value: string): string => members(value).filter(Boolean).join(',');

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

/** Custom search controls of students, deliveries and résumés. */
export const studentSearches: SearchControls = { gradYear: GradYearSearch };
export const resumeSearches: SearchControls = { ...studentSearches, skillIds: SkillsSearch };
