import { chinaTime } from '@campus/contract/kit';
import { preach, preachScreen } from '@campus/contract/preach';
import { Alert } from 'antd';
import { CaseFrame } from '../../kit/detail/queue-case.tsx';
import type { CasePlace } from '../../kit/detail/queue-page.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { formatPeriod } from '../../kit/field/period.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useDecision } from '../../kit/step/use-decision.tsx';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { people } from './people.ts';

const texts = preachScreen.toReview;
const place = [
  'companyName',
  'type',
  'venueId',
  'startTime',
  'endTime',
  'extraRooms',
  'expectCount',
  'seatLimit',
  'signUpStart',
  'signUpEnd',
];

/** One session that waits for the audit: its place and its content side by side. */
export function PreachCase({ row, place: at }: { readonly row: RowData; readonly place: CasePlace }) {
  const decision = useDecision(preach, row, at);
  const isOver = asText(row.startTime) !== '' && asText(row.startTime) <= chinaTime(new Date());
  const named = (names: readonly string[]) => names.filter((name) => asText(row[name]) !== '');
  return (
    <CaseFrame
      entity={preach}
      row={row}
      place={at}
      words={texts}
      decision={decision}
      title={
        <>
          <h2>{asText(row.title)}</h2>
          <StateCell entity={preach} row={row} />
        </>
      }
      source={
        <span className="muted">
          {asText(row.companyName)} · {formatPeriod(asText(row.startTime), asText(row.endTime))}
        </span>
      }
      columns="preach-case"
    >
      <div>
        <h3>{texts.content}</h3>
        <SafeHtml html={asText(row.content)} />
      </div>
      <div>
        {isOver && <Alert type="warning" showIcon title={texts.overdue} />}
        <h3>{texts.place}</h3>
        <p className="muted preach-case-line">
          {texts.people(Number(row.seatLimit ?? 0), Number(row.expectCount ?? 0))}
        </p>
        <RecordFacts entity={preach} names={named(place)} row={row} />
        <RecordFacts entity={preach} names={named([...people, 'submitBy', 'submitTime'])} row={row} />
      </div>
    </CaseFrame>
  );
}
