import { checkPreachCompany, preachCompany, preachScreen } from '@campus/contract/preach';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { BusyButton } from '../../kit/call/busy-button.tsx';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
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
  const mayCheck = useAllowed(checkPreachCompany.needs as string);
  const check = async (id: string) => {
    await call(checkPreachCompany, { id });
    await client.invalidateQueries({ queryKey: [preachCompany.name] });
    tell.success(checkPreachCompany.done ?? '');
  };
  return (
    <ul className="host-line" aria-label={texts.host}>
      {data?.records.map((row) => (
        <li key={row.id}>
          <span>{asText(row.companyName)}</span>
          {row.checkinTime ? (
            <span className="muted">{asText(row.checkinTime).slice(5, 16)}</span>
          ) : mayCheck ? (
            <BusyButton size="small" run={() => check(row.id)}>
              {texts.host}
            </BusyButton>
          ) : (
            <span className="muted">{texts.notCame}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
