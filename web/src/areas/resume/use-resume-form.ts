import { type Field, failure, formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  employUser,
  listsRefusal,
  type ResumeList,
  type ResumeLists,
  resume,
  resumeCert,
  resumeEducation,
  resumeExperience,
  resumeIntention,
  resumeLists,
  resumeSkill,
  resumeTexts,
} from '@campus/contract/resume';
import { completenessParts, type PartCompleteness } from '@campus/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { readRow, saveRow } from '../../kit/call/entity-calls.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText } from '../../kit/field/row.ts';
import { type FieldsForm, type FormErrors, type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { type Submit, useSubmit } from '../../kit/form/use-submit.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { type RowForms, useRowForms } from './use-row-forms.ts';

const texts = resumeTexts.edit;
/** Fields above the lists. */
const resumeBasics = ['employId', 'status', 'headline', 'photo', 'file', 'selfEvaluation'];
type Lists = Readonly<Record<ResumeList, RowForms>>;

/** Error of a period that ends before it starts. */
function periodErrors({ startDate, endDate }: FormValues): FormErrors {
  const [from, to] = [asText(startDate), asText(endDate)];
  return from && to && to <= from ? { endDate: failure('reversed', texts.end, texts.start).message } : {};
}

const children = {
  intentions: resumeIntention,
  educations: resumeEducation,
  experiences: resumeExperience,
  skills: resumeSkill,
  certs: resumeCert,
} as const;
const getFields = (list: ResumeList) => formFields(children[list], 'add', 'staff');
function useLists(row: FormValues): Lists {
  const getRows = (list: ResumeList) => (row[list] ?? []) as readonly FormValues[];
  const of = (list: ResumeList) => ({ fields: getFields(list), initial: getRows(list) });
  return {
    intentions: useRowForms(of('intentions')),
    educations: useRowForms({ ...of('educations'), rules: periodErrors }),
    experiences: useRowForms({ ...of('experiences'), rules: periodErrors }),
    skills: useRowForms(of('skills')),
    certs: useRowForms(of('certs')),
  };
}
const getEntries = (lists: Lists) => Object.entries(lists) as [ResumeList, RowForms][];
const getBody = ({ educations, experiences, skills, certs, intentions }: Lists): ResumeLists => ({
  educations: educations.body(),
  experiences: experiences.body(),
  skills: skills.body(),
  certs: certs.body(),
  intentions: intentions.body(),
});

/** Invalid rows with their names; marks them. */
const wrongRows = (lists: Lists) =>
  getEntries(lists).flatMap(([key, rows]) =>
    rows.validate().map(({ at, focus }) => ({ name: texts.wrongRow(resumeLists[key].title, at + 1), focus })),
  );

/** Moves an error of a list row to that row: the server prefixes its message with list and row. */
function assignToRow(error: unknown, lists: Lists): unknown {
  if (!(error instanceof RequestFailed)) return error;
  for (const [key, rows] of getEntries(lists)) {
    const { title } = children[key];
    const line = new RegExp(`^${title}第(\\d+)行：`).exec(error.message)?.[1];
    if (line === undefined) continue;
    rows.refuse(Number(line) - 1, error.fields ?? {});
    const { code, http, message, errorCode, requestId } = error;
    return new RequestFailed({ code, http, message, errorCode, requestId });
  }
  return error;
}

/** Completeness of each part of the current input. */
function getParts(values: FormValues, lists: Lists, student: FormValues): readonly PartCompleteness[] {
  const { educations, experiences, skills, certs, intentions } = lists;
  return completenessParts({
    student,
    photo: asText(values.photo),
    headline: asText(values.headline),
    selfEvaluation: asText(values.selfEvaluation),
    education: educations.rows,
    experience: experiences.rows,
    skills: skills.rows,
    certificates: certs.rows,
    intentions: intentions.rows,
  });
}

export interface ResumeEditing {
  readonly form: FieldsForm;
  readonly lists: Lists;
  readonly submit: Submit;
  readonly isDirty: boolean;
  /** Error message about the lists. */
  readonly wrong: string | undefined;
  /** The latest data were loaded and the changes kept. */
  readonly isFresh: boolean;
  readonly parts: readonly PartCompleteness[];
  save(): Promise<void>;
  refresh(): Promise<void>;
}

/** A résumé requires a complete profile; assumed for users who cannot read the profile. */
const filledStudent = Object.fromEntries(
  Object.entries(employUser.fields).map(([name]: [string, Field]) => [name, '-']),
);

/** Form state of a résumé with its five lists. `row` is the stored one, or the defaults of a new one. */
export function useResumeForm(row: FormValues, onSaved: () => void): ResumeEditing {
  const client = useQueryClient();
  const isNew = row.id === undefined;
  // The reason for editing on the student's behalf is required every time.
  const [initial] = useState(() => ({ ...row, behalfRemark: null }));
  const form = useFieldsForm({ fields: formFields(resume, isNew ? 'add' : 'edit', 'staff'), initial });
  const lists = useLists(row);
  const submit = useSubmit(form);
  const [known, setKnown] = useState({ id: row.id, version: row.version });
  const [wrong, setWrong] = useState<string>();
  const [isFresh, setFresh] = useState(false);

  const maySeeStudents = useAllowed(employUser.can.list);
  const employId = asText(isNew ? form.values.employId : row.employId);
  const student = useRecord(employUser, maySeeStudents && employId !== '' ? employId : undefined).data;
  const dirty = getEntries(lists).filter(([, rows]) => rows.isDirty);

  const send = async (key: string) => {
    const changed = Object.fromEntries(dirty.map(([name, rows]) => [name, rows.body()]));
    const body = isNew ? { ...form.body(), ...getBody(lists) } : { ...known, ...form.changes(), ...changed };
    const saved = await saveRow(resume, body, key);
    await Promise.all([resume, employUser].map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
    tell.success(saved.message);
    onSaved();
  };
  const save = async () => {
    if (getEntries(lists).some(([, rows]) => rows.isBusy)) return tell.warning(text.upload.wait);
    const rows = wrongRows(lists);
    const names = rows.map(({ name }) => name).join('、');
    const refusal = rows.length > 0 ? texts.wrong(names) : listsRefusal(getBody(lists))?.message;
    setWrong(refusal);
    if (refusal !== undefined) {
      // Focuses the first invalid field on the screen.
      const isTopRight = form.validate(resumeBasics);
      form.validate();
      if (isTopRight) rows[0]?.focus();
      return;
    }
    await submit.run((key) =>
      send(key).catch((error: unknown) => {
        throw assignToRow(error, lists);
      }),
    );
  };
  return {
    form,
    lists,
    submit,
    isDirty: form.isDirty || dirty.length > 0,
    wrong,
    isFresh,
    parts: getParts(form.values, lists, student ?? (employId === '' ? {} : filledStudent)),
    save,
    refresh: async () => {
      const fresh = await readRow(resume, String(known.id));
      form.rebase({ ...fresh, behalfRemark: null });
      setKnown({ id: fresh.id, version: fresh.version });
      submit.clear();
      setFresh(true);
    },
  };
}
