import { resumeTexts } from '@campus/contract/resume';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
import { FormState } from './form-state.tsx';
import { ScoreCell } from './score-cell.tsx';
import './resume-cards.css';

const texts = resumeTexts.resume;
const mostChips = 6;

interface ResumeCardsProps {
  readonly rows: readonly RowData[];
  readonly onOpen: (row: RowData) => void;
  readonly actionsOf: (row: RowData) => readonly RowAction[];
}

/** The rows of the list as cards with key values. */
export const ResumeCards = ({ rows, onOpen, actionsOf }: ResumeCardsProps) => (
  <ul className="resume-cards">
    {rows.map((row) => (
      <ResumeCard key={row.id} row={row} actions={actionsOf(row)} onOpen={() => onOpen(row)} />
    ))}
  </ul>
);

const getWords = (row: RowData, name: string): string[] => (findText(row, name) ?? '').split(',').filter(Boolean);

interface ResumeCardProps {
  readonly row: RowData;
  readonly actions: readonly RowAction[];
  readonly onOpen: () => void;
}
function ResumeCard({ row, actions, onOpen }: ResumeCardProps) {
  const school = ['schoolName', 'majorCode', 'eduLevel'].map((name) => findText(row, name) ?? asText(row[name]));
  const year = asText(row.gradYear);
  const skills = getWords(row, 'skillIds');
  const wishes = [...getWords(row, 'intentionTypes').slice(0, 2), ...getWords(row, 'intentionCities').slice(0, 3)];
  const headline = asText(row.headline);
  return (
    <li className="resume-card">
      <div className="resume-card-head">
        <button type="button" className="link-button" onClick={onOpen}>
          {asText(row.realname)}
        </button>
        <FormState code={row.formAudit} />
        <ScoreCell score={row.completeness === null ? null : Number(row.completeness)} />
      </div>
      <p>{[...school, year && texts.gradYear(year)].filter(Boolean).join(' · ')}</p>
      <p className={headline ? '' : 'muted'}>{headline || texts.noHeadline}</p>
      {wishes.length > 0 && <p className="muted">{wishes.join(' · ')}</p>}
      {skills.length > 0 && (
        <div className="resume-card-skills">
          {skills.slice(0, mostChips).map((skill) => (
            <span key={skill} className="chip">
              {skill}
            </span>
          ))}
          {skills.length > mostChips && <span className="muted">+{skills.length - mostChips}</span>}
        </div>
      )}
      <div className="resume-card-foot">
        <span className="muted">{row.contentTime ? texts.updated(asText(row.contentTime).slice(0, 10)) : ''}</span>
        <RowActions actions={actions} />
      </div>
    </li>
  );
}
