import { checkPreachCompany, preachCompany, preachScreen } from '@campus/contract/preach';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import './attendance.css';

const texts = preachScreen.attendance;

/** The companies of the session with the time of their check-in. */
export function HostLine({ preachId }: { readonly preachId: string }) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [preachCompany.name, 'list', 'hosts', preachId],
    queryFn: ({ signal }) => readPage<RowData>(preachCompany.path, { preachId, pageSize: 20 }, signal),
  });
  const check = async (id: string) => {
    try {
      await call(checkPreachCompany, { id });
      await client.invalidateQueries({ queryKey: [preachCompany.name] });
      tell.success(checkPreachCompany.done ?? '');
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <ul className="host-line" aria-label={texts.host}>
      {data?.records.map((row) => (
        <li key={row.id}>
          <span>{asText(row.companyName)}</span>
          {row.checkinTime ? (
            <span className="muted">{asText(row.checkinTime).slice(5, 16)}</span>
          ) : (
            <Button size="small" onClick={() => void check(row.id)}>
              {texts.host}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
