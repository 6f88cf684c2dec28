import { resume, resumeTexts } from '@campus/contract/resume';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { ScoreCell } from './score-cell.tsx';

const texts = resumeTexts.resume;
const known = ['completeness', 'status', 'contentTime', 'viewCount', 'downloadCount', 'behalfRemark'] as const;
const ofForm = ['formAudit', 'formNo', 'formAuditBy', 'formAuditTime'] as const;
const toMinute = (name: string) => (row: RowData) => asText(row[name]).slice(0, 16);
const cells = {
  completeness: (row: RowData) => <ScoreCell score={Number(row.completeness)} />,
  contentTime: toMinute('contentTime'),
  formAuditTime: toMinute('formAuditTime'),
};
const filterFilled = (row: RowData, names: readonly string[]) => names.filter((name) => asText(row[name]) !== '');

/** Metadata of a résumé and the state of its recommendation form. */
export function ResumeSide({ resume: row }: { resume: RowData }) {
  const opinion = asText(row.formOpinion);
  return (
    <aside className="resume-side">
      <RecordFacts title={texts.facts} entity={resume} names={filterFilled(row, known)} row={row} cells={cells} />
      <RecordFacts title={texts.form} entity={resume} names={filterFilled(row, ofForm)} row={row} cells={cells} />
      {opinion && <blockquote>{opinion}</blockquote>}
    </aside>
  );
}
