import { text } from '@campus/contract/messages';
import { Alert, Tooltip } from 'antd';
import { StatusTag } from '../status.tsx';

const texts = text.job.fit;
const maxLines = 50;

/** A student and the reasons for a refusal. */
export interface StudentProblems {
  readonly name: string;
  readonly reasons: readonly string[];
}
const joinProblems = (students: readonly StudentProblems[]): string =>
  students.map(({ name, reasons }) => `${name}：${reasons.join('、')}`).join('；');

/** Whether the selected students meet the requirements of a post. */
export function JobFit({ misfits, subjects }: { misfits: readonly StudentProblems[]; subjects: number }) {
  if (misfits.length === 0) return <StatusTag tone="done">{texts.yes}</StatusTag>;
  if (subjects === 1)
    return (
      <span className="picker-fit">
        <StatusTag tone="bad">{texts.no}</StatusTag>
        <small>{misfits[0]?.reasons.join('、')}</small>
      </span>
    );
  return (
    <Tooltip title={joinProblems(misfits)}>
      <span>
        <StatusTag tone="waiting">{texts.some(misfits.length)}</StatusTag>
      </span>
    </Tooltip>
  );
}

function Problems({ title, lines, isError }: { title: string; lines: readonly string[]; isError: boolean }) {
  if (lines.length === 0) return null;
  return (
    <Alert
      className="picker-problems"
      type={isError ? 'error' : 'warning'}
      showIcon
      title={title}
      description={
        <ul>
          {lines.slice(0, maxLines).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > maxLines && <li>{texts.more(lines.length)}</li>}
        </ul>
      }
    />
  );
}

/** Students who cannot be assigned to any post. */
export const BarredStudents = ({ students }: { students: readonly StudentProblems[] }) => (
  <Problems
    isError
    title={texts.barred}
    lines={students.map(({ name, reasons }) => `${name}：${reasons.join('、')}`)}
  />
);

interface MisfitNoteProps {
  readonly mode: 'transfer' | 'recommend';
  readonly posts: readonly { readonly name: string; readonly misfits?: readonly StudentProblems[] }[];
  readonly isWaived: boolean;
}
/** Students who do not meet the requirements of the selected posts, unless waived. */
export function MisfitNote({ mode, posts, isWaived }: MisfitNoteProps) {
  if (isWaived) return null;
  const lines = posts.flatMap((post) =>
    (post.misfits ?? []).map(({ name, reasons }) => texts.line(name, post.name, reasons.join('、'))),
  );
  return <Problems isError={false} title={texts.title[mode]} lines={lines} />;
}
