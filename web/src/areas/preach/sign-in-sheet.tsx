import { getCodes } from '@campus/contract/kit';
import { attendeeFlow, preachAttendee, preachScreen } from '@campus/contract/preach';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readPage } from '../../kit/call/entity-calls.ts';
import { formatPeriod } from '../../kit/field/period.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { printElement } from '../../widgets/print-element.ts';
import './sign-in-sheet.css';

const texts = preachScreen.attendance;
const most = 1000;
/** Those who may still come and those who came. */
const expected = getCodes(attendeeFlow, 'signedUp', 'checkedIn').join(',');

/** Prints the list that students sign at the door. */
export function SignInSheet({ row }: { readonly row: RowData }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [people, setPeople] = useState<readonly RowData[]>([]);
  const print = async () => {
    try {
      const query = {
        preachId: row.id,
        status: expected,
        pageNo: 1,
        pageSize: most,
        column: 'studentNo',
        order: 'asc',
      };
      const { records } = await readPage<RowData>(preachAttendee.path, query);
      flushSync(() => setPeople(records));
      if (sheet.current) printElement(sheet.current);
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <>
      <Button onClick={() => void print()}>{texts.print}</Button>
      <div className="preach-sheet-box" aria-hidden>
        <div ref={sheet} className="preach-sheet">
          <h1>{texts.sheetTitle}</h1>
          <p>
            {asText(row.title)} · {asText(row.companyName)} · {formatPeriod(asText(row.startTime), asText(row.endTime))}{' '}
            {asText(row.venueId_dictText)}
          </p>
          <table>
            <thead>
              <tr>
                {texts.sheetColumns.map((name) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((one, i) => (
                <tr key={one.id}>
                  <td>{i + 1}</td>
                  <td>{asText(one.studentNo)}</td>
                  <td>{asText(one.realname)}</td>
                  <td>{asText(one.departId_dictText)}</td>
                  <td>{asText(one.majorCode_dictText)}</td>
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
