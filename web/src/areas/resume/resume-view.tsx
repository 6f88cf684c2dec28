import { employUser, type ResumeAccess, resumeLists, resumeTexts } from '@campus/contract/resume';
import type { ReactNode } from 'react';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { FileLinks } from '../../widgets/files/file-links.tsx';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { Awards, Educations, Experiences, Intentions, Skills } from './resume-parts.tsx';
import './resume-view.css';

const texts = resumeTexts.view;
type Shown = Readonly<Record<string, unknown>>;

/** Fields of the student in display order; empty or hidden ones are omitted. */
const fieldNames = [
  'sex',
  'birthday',
  'mobile',
  'email',
  'wechat',
  'political',
  'schoolName',
  'departId',
  'eduLevel',
  'majorCode',
  'majorDirection',
  'enrollDate',
  'gradDate',
  'gpa',
  'rankText',
  'originCode',
] as const;

export interface ResumeViewProps {
  /** Data of the student with display texts. */
  readonly student: Shown;
  /** The résumé with its five lists: current, or as delivered. */
  readonly resume: Shown;
  /** Access level of the user. */
  readonly access?: ResumeAccess | undefined;
  /** Parts that differ from another version. */
  readonly changed?: ReadonlySet<string> | undefined;
}
const unchanged: ReadonlySet<string> = new Set();

/** The lists of a résumé, in the order of the page. */
const listParts = [
  { name: 'intentions', List: Intentions },
  { name: 'educations', List: Educations },
  { name: 'experiences', List: Experiences },
  { name: 'certs', List: Awards },
  { name: 'skills', List: Skills },
] as const;
/** Rows of a list of the résumé. */
const getRows = (resume: Shown, key: string): readonly RowData[] =>
  Array.isArray(resume[key]) ? (resume[key] as RowData[]) : [];

/** Read-only résumé, next to a list or a delivery. */
export function ResumeView({ student, resume, access = 'full', changed = unchanged }: ResumeViewProps) {
  if (access === 'gone') return <StateView title={texts.gone} />;
  const row: RowData = { id: '', ...student };
  const names = fieldNames.filter((name) => (findText(row, name) ?? asText(row[name])) !== '');
  const [photo, headline, evaluation, file] = ['photo', 'headline', 'selfEvaluation', 'file'].map((name) =>
    asText(resume[name]),
  );
  const lists = listParts.map((part) => ({ ...part, rows: getRows(resume, part.name) }));
  const isEmpty = lists.every(({ rows }) => rows.length === 0) && !headline && !evaluation && !file;
  return (
    <article className="resume-view">
      <div className="resume-intro">
        <div>
          {headline && <p className="resume-headline">{headline}</p>}
          <RecordFacts title={texts.basic} entity={employUser} names={names} row={row} />
          {access === 'masked' && <p className="resume-note">{texts.masked}</p>}
        </div>
        {photo && <StoredImage path={photo} alt={resumeTexts.completeness.parts.photo} className="resume-photo" />}
      </div>
      {isEmpty && <p className="resume-note">{texts.empty}</p>}
      {lists.map(({ name, List, rows }) => (
        <Part key={name} title={resumeLists[name].title} isChanged={changed.has(name)} isShown={rows.length > 0}>
          <List rows={rows} />
        </Part>
      ))}
      <Part
        title={resumeTexts.completeness.parts.selfEvaluation}
        isChanged={changed.has('selfEvaluation')}
        isShown={evaluation !== ''}
      >
        <p className="full-text">{evaluation}</p>
      </Part>
      <Part title={texts.file} isShown={file !== ''}>
        <FileLinks value={file} />
      </Part>
    </article>
  );
}

interface PartProps {
  readonly title: string;
  readonly isShown: boolean;
  readonly isChanged?: boolean;
  readonly children: ReactNode;
}
function Part({ title, isShown, isChanged = false, children }: PartProps) {
  if (!isShown) return null;
  return (
    <section>
      <h3>
        {title}
        {isChanged && <em className="resume-changed">{texts.changed}</em>}
      </h3>
      {children}
    </section>
  );
}
