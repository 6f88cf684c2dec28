import { CloseOutlined } from '@ant-design/icons';
import { mostSkills, type PostSkill, postTexts } from '@campus/contract/post';
import { Checkbox } from 'antd';
import { useRef } from 'react';
import type { InputProps } from '../../kit/form/field-control.ts';
import { useDict } from '../../request/dictionary.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { SkillChoice } from '../../widgets/pickers/skill-choice.tsx';
import { useSkillLibrary } from '../../widgets/pickers/use-skills.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { getName } from '../../widgets/selects/option.ts';
import { useRestoreFocus } from '../../widgets/use-restore-focus.ts';
import './skills-input.css';

const texts = postTexts.skills;
const usualLevel = 2;

export const getSkills = (value: unknown): readonly PostSkill[] => (Array.isArray(value) ? (value as PostSkill[]) : []);
const read = (value: string): readonly PostSkill[] => (value === '' ? [] : getSkills(JSON.parse(value)));

/** Required skills of a post, each with level and whether it is mandatory. */
export function SkillsInput({ id, value, onChange, onBlur, disabled = false, ...aria }: InputProps) {
  const { data: library = [], isPending } = useSkillLibrary();
  const chosen = read(value);
  const box = useRef<HTMLDivElement>(null);
  useRestoreFocus(box, chosen.length);
  const emit = (next: readonly PostSkill[]) => onChange(next.length === 0 ? 'null' : JSON.stringify(next));
  const change = (skillId: string, part: Partial<PostSkill>) =>
    emit(chosen.map((skill) => (skill.skillId === skillId ? { ...skill, ...part } : skill)));
  const open = library.filter((skill) => !chosen.some((one) => one.skillId === skill.id));
  return (
    <div ref={box} className="post-skills">
      <SkillChoice
        {...(id && { id })}
        {...(onBlur && { onBlur })}
        aria-invalid={aria['aria-invalid']}
        aria-describedby={aria['aria-describedby']}
        disabled={disabled || chosen.length >= mostSkills}
        placeholder={chosen.length >= mostSkills ? texts.most(mostSkills) : texts.search}
        emptyText={texts.none}
        isLoading={isPending}
        skills={open}
        onChoose={(skillId) => emit([...chosen, { skillId, level: usualLevel, required: 0 }])}
      />
      {chosen.length > 0 && (
        <ul>
          {chosen.map((skill) => (
            <SkillRow
              key={skill.skillId}
              skill={skill}
              name={getName(skill.skillId, library.find((one) => one.id === skill.skillId)?.name, isPending)}
              disabled={disabled}
              onChange={(part) => change(skill.skillId, part)}
              onRemove={() => emit(chosen.filter((one) => one !== skill))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface SkillRowProps {
  readonly skill: PostSkill;
  readonly name: string;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<PostSkill>) => void;
  readonly onRemove: () => void;
}
function SkillRow({ skill, name, disabled, onChange, onRemove }: SkillRowProps) {
  const levels = useDict('rc_skill_level');
  return (
    <li>
      <b title={name}>{name}</b>
      <Segmented
        size="small"
        aria-label={texts.levelOf(name)}
        disabled={disabled}
        options={levels.map((level) => ({ value: level.value, label: level.text }))}
        value={String(skill.level)}
        onChange={(level) => onChange({ level: Number(level) as PostSkill['level'] })}
      />
      <Checkbox
        aria-label={texts.mustOf(name)}
        checked={skill.required === 1}
        disabled={disabled}
        onChange={({ target }) => onChange({ required: target.checked ? 1 : 0 })}
      >
        {texts.must}
      </Checkbox>
      <IconButton label={texts.remove(name)} disabled={disabled} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </IconButton>
    </li>
  );
}
