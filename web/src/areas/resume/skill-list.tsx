import { type Field, ref } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { mergeSkills, resume, skill, skillOptions, mergeTexts as texts } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { EntityRow } from '../../kit/field/row.ts';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

type Skill = EntityRow<typeof skill>;

/** 技能库: skills with aliases and use counts; several that mean one can be merged. */
export function SkillListPage() {
  const [merged, setMerged] = useState<{ readonly skills: readonly Skill[]; readonly clear: () => void }>();
  const mayMerge = useAllowed(mergeSkills.needs as string);
  return (
    <>
      <EntityPage
        entity={skill}
        batch={(rows, page) =>
          mayMerge && (
            <Button
              onClick={() =>
                rows.length < 2
                  ? tell.warning(texts.leastSkills)
                  : setMerged({ skills: rows, clear: () => page.list.selection.clear() })
              }
            >
              {texts.skills}
            </Button>
          )
        }
      />
      {merged && <MergeDialog {...merged} onClose={() => setMerged(undefined)} />}
    </>
  );
}

const keepId: Field<string, true> = ref({ label: texts.keptSkill, to: 'skill', required: true });

/** Asks which of the skills stays. Mount it to open it. */
function MergeDialog({ skills, clear, onClose }: { skills: readonly Skill[]; clear: () => void; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: { keepId } });
  return (
    <QuestionDialog
      title={texts.skills}
      question={texts.skillsHint}
      submitText={texts.submit}
      isDanger
      form={form}
      inputs={{
        keepId: ({ id, value, onChange }) => (
          <Select
            {...(id && { id })}
            className="whole-width"
            placeholder={text.common.pleaseSelect}
            value={value || null}
            options={skills.map((one) => ({ value: one.id, label: one.name }))}
            onChange={(next: string | null) => onChange(next ?? '')}
          />
        ),
      }}
      send={async (idempotencyKey) => {
        const input = { ids: skills.map(({ id }) => id).join(','), keepId: String(form.body().keepId) };
        const { result } = await callEnvelope(mergeSkills, input, { quiet: true, idempotencyKey });
        const stale = [skill.name, skillOptions.path, resume.name];
        await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })));
        clear();
        return { message: texts.skillsDone(result.resumes, result.posts) };
      }}
      onClose={onClose}
    />
  );
}
