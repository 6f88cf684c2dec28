import type { Page } from '@campus/contract/kit';
import { resumeTexts } from '@campus/contract/resume';
import { employment } from '@campus/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { readPage, readRow } from '../../kit/call/entity-calls.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { StateCell } from '../../kit/field/field-cells.tsx';
import type { RowData } from '../../kit/field/row.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './cohort-line.css';
import { EmploymentFacts } from './employment-facts.tsx';

const texts = resumeTexts.student;

async function readDestination(employId: string, signal: AbortSignal): Promise<RowData | null> {
  const query = { employId, pageNo: 1, pageSize: 1 };
  const { records }: Page<RowData> = await readPage<RowData>(employment.path, query, signal);
  return records[0] ? readRow(employment, records[0].id, signal) : null;
}

/** 毕业去向 of a student with the state of its audit. */
export function StudentDestination({ row: { id: employId } }: { row: RowData }) {
  const { data, error, refetch } = useQuery<RowData | null, RequestFailed>({
    queryKey: [employment.name, 'ofStudent', employId],
    queryFn: ({ signal }) => readDestination(employId, signal),
  });
  if (error && data === undefined) return <LoadError error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (data === null) return <StateView title={texts.noDestination} text={texts.noDestinationHint} />;
  return (
    <>
      <div className="cohort-actions">
        <StateCell entity={employment} row={data} />
        <Link to={`/employ/destination?id=${data.id}`}>{texts.toDestinations}</Link>
      </div>
      <EmploymentFacts row={data} />
    </>
  );
}
