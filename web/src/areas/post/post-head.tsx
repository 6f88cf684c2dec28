import { companyPost, type PostAuditEntry, postTexts, salaryText } from '@campus/contract/post';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { Empty, StateCell } from '../../kit/field/field-cells.tsx';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { timesSent } from './post-history.tsx';
import './post-facts.css';

const texts = postTexts.detail;

/** Name, state, company and category of a post. */
export function PostTitle({ row, history }: { row: RowData; history: readonly PostAuditEntry[] | undefined }) {
  const sent = timesSent(history ?? []);
  return (
    <>
      <h2>{asText(row.name)}</h2>
      <StateCell entity={companyPost} row={row} />
      {sent > 1 && <span className="post-note-chip">{texts.sent(sent)}</span>}
    </>
  );
}

export function PostSource({ row, children }: { row: RowData; children?: ReactNode }) {
  const mayOpen = useAllowed('company:company:list');
  const name = asText(row.companyName);
  return (
    <p className="post-source">
      {mayOpen ? <Link to={`/enterprise/detail/${asText(row.companyId)}`}>{name}</Link> : <span>{name}</span>}
      <span>{asText(row.postNo)}</span>
      <span>{findText(row, 'nature')}</span>
      <span>{findText(row, 'postTypeId')}</span>
      {children}
    </p>
  );
}

/** Key values of a post in one line. */
export function PostKeyFacts({ row }: { row: RowData }) {
  const count = (name: string) => Number(row[name] ?? 0).toLocaleString('zh-CN');
  const { fields } = companyPost;
  const facts: [string, ReactNode][] = [
    [postTexts.salary, salaryText(row) || <Empty />],
    [
      fields.headcount.label,
      <>
        {count('headcount')} <small>{texts.people}</small>
      </>,
    ],
    [fields.eduRequire.label, findText(row, 'eduRequire')],
    [fields.workPalce.label, findText(row, 'workPalce')?.split(',').join('、')],
    [fields.endDate.label, asText(row.endDate)],
    [
      texts.counts,
      <>
        {count('viewCount')} <small>/ {count('deliveryCount')}</small>
      </>,
    ],
  ];
  return (
    <dl className="post-key-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
