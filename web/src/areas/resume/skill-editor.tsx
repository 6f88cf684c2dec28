import { CloseOutlined } from '@ant-design/icons';
import { resumeLists, resumeTexts } from '@campus/contract/resume';
import { asText } from '../../kit/field/row.ts';
import { useDict } from '../../request/dictionary.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { SkillChoice } from '../../widgets/pickers/skill-choice.tsx';
import { useSkills } from '../../widgets/pickers/use-skills.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { ListSection } from './row-editor.tsx';
import type { RowForm, RowForms } from './use-row-forms.ts';

const texts = resumeTexts.edit;
const usualLevel = 2;
const { title, most } = resumeLists.skills;

/** Skills of a résumé: unique, selected from the library, with level. */
export function SkillEditor({ forms }: { forms: RowForms }) {
  const library = useSkills();
  const { rows } = forms;
  const isFull = rows.length >= most;
  const open = library.filter(({ id }) => !rows.some(({ values }) => values.skillId === id));
  return (
    <ListSection list="skills" forms={forms}>
      {rows.length > 0 && (
        <ul className="resume-skills">
          {rows.map((row) => (
            <SkillRow
              key={row.key}
              row={row}
              name={library.find(({ id }) => id === row.values.skillId)?.name ?? row.known('skillId') ?? ''}
              onRemove={() => forms.remove(row.key)}
            />
          ))}
        </ul>
      )}
      <SkillChoice
        aria-label={texts.addRow(title)}
        disabled={isFull}
        placeholder={isFull ? texts.most(most) : texts.searchSkill}
        emptyText={texts.noSkill}
        skills={open}
        onChoose={(skillId) => forms.add({ skillId, level: usualLevel })}
      />
    </ListSection>
  );
}

interface SkillRowProps {
  readonly row: RowForm;
  readonly name: string;
  readonly onRemove: () => void;
}
function SkillRow({ row, name, onRemove }: SkillRowProps) {
  const levels = useDict('rc_skill_level');
  const [error] = Object.values(row.errors);
  return (
    <li>
      <b title={name}>{name}</b>
      {error && <span className="field-message error">{error}</span>}
      <Segmented
        size="small"
        aria-label={texts.levelOf(name)}
        options={levels.map(({ value, text }) => ({ value, label: text }))}
        value={asText(row.values.level)}
        onChange={(level) => row.set('level', Number(level))}
      />
      <IconButton label={texts.remove(name)} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </IconButton>
    </li>
  );
}
