import { creditTexts, ownViolations, violation } from '@campus/contract/enterprise';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import './company.css';

type Own = NonNullable<(typeof ownViolations)['output']['of']>;
const { type, points, occurDate, description } = violation.fields;
const columns = [type, points, occurDate, description];

/** Violations of the own company, with the points that count. */
export function OwnViolations() {
  const { data, error, refetch } = useQuery<Own, RequestFailed>({
    queryKey: [violation.name, 'mine'],
    queryFn: ({ signal }) => call(ownViolations, {}, { signal, quiet: true }),
  });
  return (
    <section className="surface section own-violations" aria-label={creditTexts.violations}>
      <h3>{creditTexts.violations}</h3>
      {error && !data && <LoadError title={creditTexts.violations} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 3 }} />}
      {data && <p className="muted">{creditTexts.points(data.points)}</p>}
      {data && data.records.length === 0 && <p className="muted">{creditTexts.noViolations}</p>}
      {data && data.records.length > 0 && (
        <table className="changes">
          <thead>
            <tr>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.records.map((row) => (
              <tr key={row.id}>
                <td>{row.type_dictText}</td>
                <td>{row.revoked === 1 ? creditTexts.revoked : row.points}</td>
                <td>{row.occurDate}</td>
                <td>{row.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
