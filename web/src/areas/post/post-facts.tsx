import {
  type CheckedField,
  companyPost,
  type PostDifferences,
  type PostWordHit,
  postTexts,
  salaryText,
} from '@campus/contract/post';
import { plainText } from '@campus/contract/rules';
import { type ReactNode, useMemo, useRef } from 'react';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { dictText, useDict } from '../../request/dictionary.ts';
import { useSkills } from '../../widgets/pickers/use-skills.ts';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { members } from '../../widgets/selects/option.ts';
import { MarkedText } from './checked-inputs.tsx';
import { diffLines } from './post-changes.ts';
import './post-facts.css';
import { riskPlaces } from './risk-notice.tsx';
import { getSkills } from './skills-input.tsx';
import { useWordMarks } from './use-word-marks.ts';

const texts = postTexts.detail;
type Changes = PostDifferences['changes'];
type ShownRow = (row: RowData) => ReactNode;

const fields = {
  ...companyPost.fields,
  category: { ...companyPost.fields.category, label: texts.category },
  salaryMin: { ...companyPost.fields.salaryMin, label: texts.salaryRange },
};
const basic = [
  'name',
  'postTypeId',
  'category',
  'nature',
  'headcount',
  'salaryMin',
  'workPalce',
  'workAddress',
  'interviewRounds',
  'contactUserId',
  'employer',
  'startDate',
  'endDate',
  'fairOnly',
  'welfare',
];
const required = ['eduRequire', 'gradYears', 'majorCodes', 'skills'];
const described = ['duty', 'requirement'];
/** Fields shown only when set. */
const decided = [
  'rejectReasons',
  'auditReason',
  'auditBy',
  'auditTime',
  'pauseReason',
  'closeReason',
  'closeTime',
  'refreshTime',
];
const optional: ReadonlySet<string> = new Set(['employer', 'workAddress', ...decided]);
/** Shown in the head; listed here only when an auditor has to check it. */
const named = 'name';

/** A changed value: the old one struck through, then the new one. */
export const Changed = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <span className="post-changed">
    {before && <s>{before}</s>} {after && <ins>{after}</ins>}
  </span>
);

function useSalaryBefore(row: RowData, changes: Changes): string | undefined {
  const types = useDict('rc_salary_type');
  const before = (name: string) => changes.find((change) => change.name === name)?.before;
  if (['salaryType', 'salaryMin', 'salaryMax'].every((name) => before(name) === undefined)) return undefined;
  const type = types.find((item) => item.text === before('salaryType'))?.value ?? row.salaryType;
  const amount = (name: 'salaryMin' | 'salaryMax') => before(name) ?? row[name];
  return salaryText({
    salaryType: type,
    salaryMin: amount('salaryMin'),
    salaryMax: amount('salaryMax'),
    salaryMonths: row.salaryMonths,
  });
}

function SkillChips({ row }: { row: RowData }) {
  const library = useSkills();
  const levels = useDict('rc_skill_level');
  const skills = getSkills(row.skills);
  if (skills.length === 0) return <Empty />;
  return (
    <span className="chips">
      {skills.map(({ skillId, level, required: isMust }) => (
        <span key={skillId} className="chip">
          {library.find((one) => one.id === skillId)?.name ?? ''} · {dictText(levels, level)}
          {isMust === 1 && ` · ${postTexts.skills.must}`}
        </span>
      ))}
    </span>
  );
}

interface LongTextProps {
  readonly row: RowData;
  readonly name: CheckedField;
  readonly change: Changes[number] | undefined;
  readonly marks: readonly PostWordHit[];
}
/** A long text with marked words, or as a line diff. */
function LongText({ row, name, change, marks }: LongTextProps) {
  const root = useRef<HTMLDivElement>(null);
  useWordMarks(root, marks);
  const html = asText(row[name]);
  return (
    <div ref={root}>{change ? <Lines before={change.before} after={plainText(html)} /> : <SafeHtml html={html} />}</div>
  );
}
function Lines({ before, after }: { before: string; after: string }) {
  return diffLines(before, after).map(({ kind, text }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
    <p key={i} className="post-changed">
      {kind === 'removed' ? <s>{text}</s> : kind === 'added' ? <ins>{text}</ins> : text}
    </p>
  ));
}

/** All values of a post for an auditor: changes since the last approval and words to check. */
export function PostFacts({ row, differences }: { row: RowData; differences?: PostDifferences | null | undefined }) {
  const changes = differences?.changes ?? [];
  const marks = useMemo(() => riskPlaces(row), [row]);
  const hitsOf = useMemo(() => Map.groupBy(marks, (hit) => hit.field), [marks]);
  const salaryBefore = useSalaryBefore(row, changes);
  const findChange = (name: string) => changes.find((change) => change.name === name);
  const describedCell =
    (name: CheckedField): ShownRow =>
    () => <LongText row={row} name={name} change={findChange(name)} marks={hitsOf.get(name) ?? none} />;
  const salary = salaryText(row);
  const cells: Record<string, ShownRow> = {
    ...Object.fromEntries(
      changes.map(({ name, before }) => [
        name,
        (one: RowData) => <Changed before={before} after={findText(one, name) ?? asText(one[name])} />,
      ]),
    ),
    ...(!findChange('name') && {
      name: () => <MarkedText text={asText(row.name)} hits={hitsOf.get('name') ?? none} />,
    }),
    ...(!findChange('skills') && { skills: () => <SkillChips row={row} /> }),
    ...(findChange('skills') && {
      skills: () => <Changed before={findChange('skills')?.before} after={findChange('skills')?.after} />,
    }),
    salaryMin: () =>
      salaryBefore === undefined ? salary || <Empty /> : <Changed before={salaryBefore} after={salary} />,
    gradYears: () => members(asText(row.gradYears)).map(texts.year).join('、') || <Empty />,
    interviewRounds: () => texts.rounds(asText(row.interviewRounds)),
    duty: describedCell('duty'),
    requirement: describedCell('requirement'),
  };
  const listShown = (names: readonly string[]) =>
    names.filter((name) =>
      name === named
        ? hitsOf.has(named) || findChange(named) !== undefined
        : !optional.has(name) || asText(row[name]) !== '' || findChange(name) !== undefined,
    );
  const { groups } = texts;
  return (
    <div className="post-facts">
      <RecordFacts title={groups.basic} fields={fields} names={listShown(basic)} row={row} cells={cells} />
      <RecordFacts title={groups.require} fields={fields} names={required} row={row} cells={cells} />
      <RecordFacts title={groups.describe} fields={fields} names={described} row={row} cells={cells} />
      {listShown(decided).length > 0 && (
        <RecordFacts title={groups.audit} fields={fields} names={listShown(decided)} row={row} />
      )}
    </div>
  );
}
const none: readonly PostWordHit[] = [];
