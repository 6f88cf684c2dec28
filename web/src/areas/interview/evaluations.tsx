import { type EvaluationLine, interviewScreen, scoreLabels } from '@campus/contract/interview';
import type { Tone } from '@campus/contract/kit';
import { Loaded } from '../../kit/detail/loaded.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { StatusTag } from '../../widgets/status.tsx';
import './interview.css';
import { conclusionText } from './interview-words.ts';
import { useEvaluations } from './use-evaluations.ts';

const texts = interviewScreen;
const tones: Readonly<Record<number, Tone>> = { 1: 'done', 2: 'waiting', 3: 'bad' };
const labels: Readonly<Record<string, string>> = scoreLabels;

/** Interviewers with what they think of the candidate. */
export function Evaluations({ row }: { row: RowData }) {
  const evaluations = useEvaluations(row.id);
  return (
    <section className="interview-part">
      <h3>{texts.people}</h3>
      <Loaded query={evaluations} rows={2}>
        {(lines) => (
          <ul className="interview-evaluations">
            {lines.map((line) => (
              <li key={line.userId}>
                <Evaluation line={line} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Evaluation({ line }: { line: EvaluationLine }) {
  const conclusion = conclusionText(line.conclusion);
  return (
    <>
      <header>
        <b>{line.name}</b>
        {conclusion && <StatusTag tone={tones[line.conclusion ?? 0] ?? 'neutral'}>{conclusion}</StatusTag>}
        {line.score !== null && <span>{line.score.toFixed(1)}</span>}
        {line.id === null && <span className="muted">{texts.notEvaluated}</span>}
        {line.isHidden && <span className="muted">{texts.hiddenEvaluation}</span>}
      </header>
      {line.scores && (
        <dl>
          {Object.entries(line.scores).map(([name, score]) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>{score}</dd>
            </div>
          ))}
        </dl>
      )}
      {line.comment && <p>{line.comment}</p>}
      {line.privateNote && <p className="muted">{texts.privateNote(line.privateNote)}</p>}
    </>
  );
}
