import { type ControlProps, members } from '../selects/option.ts';
import { OptionSelect } from '../selects/option-select.tsx';
import { useSkills } from './use-skills.ts';

/** List calls read `,a,b,` as "contains one of these". */
const asMembers = (list: string): string => (list === '' ? '' : `,${list},`);
const fromMembers = (value: string): string => members(value).filter(Boolean).join(',');

/** Several skills as a search condition. */
export function SkillsSelect({ value, onChange, ...control }: ControlProps) {
  const skills = useSkills();
  return (
    <OptionSelect
      {...control}
      multiple
      options={skills.map((skill) => ({ value: skill.id, label: skill.name }))}
      value={fromMembers(value)}
      onChange={(next) => onChange(asMembers(next))}
    />
  );
}
