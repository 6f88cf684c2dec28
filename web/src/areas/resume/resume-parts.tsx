import { resumeTexts } from '@campus/contract/resume';
import type { ReactNode } from 'react';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { FileLinks } from '../../widgets/files/file-links.tsx';

const texts = resumeTexts.view;
interface RowsProps {
  readonly rows: readonly RowData[];
}

const said = (row: RowData, name: string): string => findText(row, name) ?? asText(row[name]);
const joinParts = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');
const joinItems = (row: RowData, name: string): string => said(row, name).split(',').filter(Boolean).join('、');
const month = (value: unknown): string => asText(value).slice(0, 7);
const getPeriod = ({ startDate, endDate }: RowData): string => texts.period(month(startDate), month(endDate));

interface EntryProps {
  readonly title: string;
  readonly time?: string | undefined;
  readonly facts?: string | undefined;
  readonly children?: ReactNode;
}
/** One entry of a résumé: title, period and details. */
function Entry({ title, time, facts, children }: EntryProps) {
  return (
    <li>
      <div>
        <b>{title}</b>
        {time && <time>{time}</time>}
      </div>
      {facts && <p>{facts}</p>}
      {children}
    </li>
  );
}

export const Intentions = ({ rows }: RowsProps) => (
  <ul className="resume-entries">
    {rows.map((row) => (
      <Entry
        key={row.id}
        title={joinItems(row, 'postTypeIds')}
        facts={joinParts(
          joinItems(row, 'regionCodes'),
          said(row, 'nature'),
          asText(row.salaryMin) !== '' && texts.salary(Number(row.salaryMin)),
          said(row, 'availableTime'),
        )}
      />
    ))}
  </ul>
);

export const Educations = ({ rows }: RowsProps) => (
  <ul className="resume-entries">
    {rows.map((row) => (
      <Entry
        key={row.id}
        title={asText(row.school)}
        time={getPeriod(row)}
        facts={joinParts(asText(row.majorName), said(row, 'eduLevel'), asText(row.gpa) !== '' && texts.gpa(row.gpa))}
      >
        {asText(row.courses) !== '' && <p>{texts.courses(asText(row.courses))}</p>}
      </Entry>
    ))}
  </ul>
);

export const Experiences = ({ rows }: RowsProps) => (
  <ul className="resume-entries">
    {rows.map((row) => (
      <Entry
        key={row.id}
        title={joinParts(asText(row.organization), asText(row.position))}
        time={getPeriod(row)}
        facts={said(row, 'type')}
      >
        <p className="full-text">{asText(row.description)}</p>
      </Entry>
    ))}
  </ul>
);

export const Awards = ({ rows }: RowsProps) => (
  <ul className="resume-entries">
    {rows.map((row) => (
      <Entry
        key={row.id}
        title={asText(row.name)}
        time={month(row.date) || undefined}
        facts={joinParts(said(row, 'type'), asText(row.level))}
      >
        {asText(row.file) !== '' && <FileLinks value={asText(row.file)} />}
      </Entry>
    ))}
  </ul>
);

export const Skills = ({ rows }: RowsProps) => (
  <span className="chips">
    {rows.map((row) => (
      <span key={row.id} className="chip">
        {joinParts(said(row, 'skillId'), said(row, 'level'))}
      </span>
    ))}
  </span>
);
