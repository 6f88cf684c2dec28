import { delivery, type GivenUpOffer, offer, offerScreen, studentOfferCloses } from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { RowData } from '../../kit/field/row.ts';
import { getBehalf, StudentSteps } from '../../kit/step/student-steps.tsx';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import './offer.css';

const texts = offerScreen.behalf;

/** The student's answer to an offer, entered by staff. */
export const OfferBehalf = ({ row }: { row: RowData }) => (
  <StudentSteps
    entity={offer}
    row={row}
    steps={{
      accept: { label: texts.accept, notice: <Closes row={row} /> },
      refuse: { label: texts.refuse, isDanger: true },
    }}
    changes={[delivery]}
  />
);

/** What accepting the offer ends besides. */
function Closes({ row }: { row: RowData }) {
  const { data, error } = useQuery<readonly GivenUpOffer[], RequestFailed>({
    queryKey: [offer.name, 'closes', row.id],
    queryFn: ({ signal }) => call(studentOfferCloses, { id: row.id }, { signal, quiet: true, headers: getBehalf(row) }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (data.length === 0) return <p className="offer-limits">{texts.closesNothing}</p>;
  return (
    <div className="offer-closes">
      {texts.closes}
      <ul>
        {data.map(({ id, companyName, postName }) => (
          <li key={id}>
            {companyName} · {postName}
          </li>
        ))}
      </ul>
    </div>
  );
}
