import { resumeTexts } from '@campus/contract/resume';
import { chinaDay } from '@campus/contract/rules';
import type { SearchProps } from '../../kit/form/field-control.ts';
import type { SearchControls } from '../../kit/list/list-search.tsx';
import { SkillsSelect } from '../../widgets/pickers/skills-select.tsx';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';

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

const SkillsSearch = ({ id, value, onChange }: SearchProps) => (
  <SkillsSelect id={id} value={value.value} onChange={(next) => onChange({ value: next })} />
);

/** Custom search controls of students, deliveries and résumés. */
export const studentSearches: SearchControls = { gradYear: GradYearSearch };
export const resumeSearches: SearchControls = { ...studentSearches, skillIds: SkillsSearch };
