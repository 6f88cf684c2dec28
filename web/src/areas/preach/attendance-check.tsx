import { type Field, ref } from '@campus/contract/kit';
import {
  type AttendanceSummary,
  attendanceSummary,
  checkAttendee,
  preach,
  preachAttendee,
  preachFlow,
  preachScreen,
  preachTypes,
  preachVisitorsPath,
  promoteAttendees,
  visitorTexts,
} from '@campus/contract/preach';
import { chinaDay } from '@campus/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { BusyButton } from '../../kit/call/busy-button.tsx';
import { readPage } from '../../kit/call/entity-calls.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import { formatPeriod } from '../../kit/field/period.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { RefInput } from '../../kit/form/ref-input.tsx';
import { SaveButton } from '../../kit/list/sheet-button.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';
import { tell } from '../../request/tell.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { AttendeeList } from './attendee-list.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { HostLine } from './host-line.tsx';
import { SignInSheet } from './sign-in-sheet.tsx';
import './attendance.css';

const texts = preachScreen.attendance;
const sessionField: Field = ref({ label: texts.session, to: 'preach' });

/** 考勤核对: who came to a session, with corrections. */
export function AttendanceCheckPage() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('preachId') ?? '';
  const latest = useLatestSession(given === '');
  const preachId = given || (latest ?? '');
  const row = useRecord(preach, preachId === '' ? undefined : preachId).data;
  return (
    <div className="attendance">
      <section className="surface attendance-head">
        <RefInput
          key={row?.id}
          id="attendance-session"
          field={sessionField}
          value={preachId}
          known={row && asText(row.title)}
          aria-label={texts.session}
          onChange={(id) => setAddress(id === '' ? {} : { preachId: id }, { replace: true })}
        />
        {row && (
          <span className="muted">
            {asText(row.companyName)} · {formatPeriod(asText(row.startTime), asText(row.endTime))}{' '}
            {asText(row.venueId_dictText)}
          </span>
        )}
      </section>
      {row ? (
        <Session key={row.id} row={row} />
      ) : (
        <section className="surface">
          <StateView title={texts.none} text={texts.noneHint} />
        </section>
      )}
    </div>
  );
}

/** The session that has begun last, or begins today: at its door, and soon after it, it is the one to be checked. */
function useLatestSession(isAsked: boolean): string | undefined {
  const { approved, finished } = preachFlow.states;
  const query = {
    ...{ status: `${approved.code},${finished.code}`, startTime_end: chinaDay(new Date()) },
    ...{ column: 'startTime', order: 'desc', pageNo: 1, pageSize: 1 },
  };
  const { data } = useQuery({
    queryKey: [preach.name, 'list', 'latest', query],
    queryFn: ({ signal }) => readPage<RowData>(preach.path, query, signal),
    enabled: isAsked,
  });
  return data?.records[0]?.id;
}

function Session({ row }: { row: RowData }) {
  const client = useQueryClient();
  const [isShowing, setShowing] = useState(false);
  const mayExport = useAllowed(preachAttendee.can.exportXls);
  const mayCheck = useAllowed(checkAttendee.needs as string);
  const { data } = useQuery({
    queryKey: [preachAttendee.name, 'summary', row.id],
    queryFn: ({ signal }) => call(attendanceSummary, { preachId: row.id }, { signal, quiet: true }),
  });
  const reload = () =>
    Promise.all([preach, preachAttendee].map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
  const promote = async () => {
    const { message } = await callEnvelope(promoteAttendees, { preachId: row.id });
    await reload();
    tell.success(message);
  };
  return (
    <>
      {data && <Tiles data={data} />}
      <section className="surface attendance-door">
        {mayCheck && <CodeInput preachId={row.id} onDone={reload} />}
        <HostLine preachId={row.id} />
        <span className="grow" />
        {mayCheck && (data?.waiting ?? 0) > 0 && <BusyButton run={promote}>{texts.promote}</BusyButton>}
        <SignInSheet row={row} />
        {mayExport && Number(row.type) !== preachTypes.online && (
          <SaveButton
            label={visitorTexts.sheet}
            save={() => saveFile({ method: 'GET', path: preachVisitorsPath, query: { preachId: row.id } })}
          />
        )}
        {mayCheck && <Button onClick={() => setShowing(true)}>{texts.codes}</Button>}
      </section>
      <AttendeeList preachId={row.id} />
      {isShowing && <CodesDialog preachId={row.id} onClose={() => setShowing(false)} />}
    </>
  );
}

const Tiles = ({ data }: { data: AttendanceSummary }) => (
  <dl className="surface attendance-tiles">
    {(Object.keys(texts.tiles) as (keyof typeof texts.tiles)[]).map((name) => (
      <div key={name}>
        <dt>{texts.tiles[name]}</dt>
        <dd>{formatFigure(name, data)}</dd>
      </div>
    ))}
  </dl>
);
function formatFigure(name: keyof typeof texts.tiles, data: AttendanceSummary): string {
  const value = data[name];
  if (value === null) return '—';
  if (name === 'rate') return `${value}%`;
  return name === 'averageWatch' ? texts.minutes(value) : String(value);
}

/** Checks a student in by the code on the phone: scanners type it and press Enter. */
function CodeInput({ preachId, onDone }: { preachId: string; onDone: () => Promise<unknown> }) {
  const [code, setCode] = useState('');
  const check = async () => {
    const scanned = code.trim();
    if (scanned === '') return;
    // At once: the scanner types the next code whatever the answer is.
    setCode('');
    try {
      const done = await call(checkAttendee, { preachId, code: scanned });
      await onDone();
      tell.success(done.isRepeated ? texts.repeated(done.checkinTime) : texts.done(done.name));
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <form
      className="attendance-code"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <Input
        aria-label={texts.code}
        placeholder={texts.codePlaceholder}
        autoComplete="off"
        maxLength={200}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button htmlType="submit" type="primary">
        {texts.checkIn}
      </Button>
    </form>
  );
}
