import {
  attendanceSheetPath,
  type FairSummary,
  fairApply,
  fairApplyFlow,
  fairAttendance,
  fairDayTexts,
  fairIncident,
  fairStudent,
  fairSummary,
  fairTypes,
  jobFair,
} from '@campus/contract/jobfair';
import { chinaTime, type Page } from '@campus/contract/kit';
import { wallAddress } from '@campus/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, Tabs } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { readPage } from '../../kit/call/entity-calls.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { EntityImport } from '../../kit/list/entity-import.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { SaveButton } from '../../kit/list/sheet-button.tsx';
import type { RequestFailed } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Figures, type ShownFigure } from '../../widgets/chart/figures.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { AttendanceRecords } from './attendance-records.tsx';
import { ByHandDialog } from './by-hand-dialog.tsx';
import { CompaniesOfDay } from './companies-of-day.tsx';
import { FairStudents } from './fair-applies.tsx';
import { FairChoice, publicFairsLatestFirst } from './fair-choice.tsx';
import { FairHealth } from './health.tsx';
import { PrintMenu } from './print-menu.tsx';
import './fair-day.css';

const texts = fairDayTexts.day;
const refreshMs = 10_000;
const ArrivalsChart = lazy(async () => ({ default: (await import('./arrivals-chart.tsx')).ArrivalsChart }));

/** The latest public fairs, of which the page opens one. */
function useFairs() {
  const query = { pageNo: 1, pageSize: 100, ...publicFairsLatestFirst };
  return useQuery<Page<RowData>, RequestFailed>({
    queryKey: [jobFair.name, 'list', 'day', query],
    queryFn: ({ signal }) => readPage<RowData>(jobFair.path, query, signal),
  });
}
const isOnline = (fair: RowData): boolean => fair.type === fairTypes.online;
/** The fair to begin with: one that runs, with a gate before one online, then the next one, then the last one. */
export function getPresent(fairs: readonly RowData[], now: string): string | undefined {
  const open = fairs.filter(({ endTime }) => asText(endTime) >= now);
  const running = open.filter(({ startTime }) => asText(startTime) <= now);
  return (running.findLast((fair) => !isOnline(fair)) ?? running.at(-1) ?? open.at(-1) ?? fairs[0])?.id;
}

/** 参会情况: who came to a fair. */
export function FairAttendancePage() {
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useFairs();
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const fairs = data.records;
  const fairId = address.get('fairId') ?? getPresent(fairs, chinaTime(new Date()));
  if (!fairId)
    return (
      <section className="surface">
        <StateView title={texts.none.title} text={texts.none.text} />
      </section>
    );
  return (
    <>
      <header className="surface fair-day-head">
        <FairChoice fairId={fairId} onChoose={(value) => setAddress({ fairId: value }, { replace: true })} />
        <div className="fair-day-tools">
          <DayTools fairId={fairId} />
        </div>
      </header>
      <FairDay key={fairId} fairId={fairId} />
    </>
  );
}

/** What staff do at the gate. */
function DayTools({ fairId }: { readonly fairId: string }) {
  const fair = useRecord(jobFair, fairId).data;
  const hasGate = fair !== undefined && !isOnline(fair);
  const mayCheck = useAllowed('jobFair:fairAttendance:check');
  const mayExport = useAllowed(fairAttendance.can.exportXls);
  const mayImport = useAllowed(fairAttendance.can.importExcel);
  const client = useQueryClient();
  const refresh = () => {
    for (const key of [fairAttendance.name, fairSummary.path]) void client.invalidateQueries({ queryKey: [key] });
  };
  const [dialog, setDialog] = useState<'hand' | 'import'>();
  const close = () => setDialog(undefined);
  const mayMonitor = useAllowed('dashboard:monitor:view');
  const mayReadIncidents = useAllowed(fairIncident.can.list);
  return (
    <>
      {mayMonitor && mayReadIncidents && (
        <Button href={wallAddress(fairId)} target="_blank">
          {texts.wall}
        </Button>
      )}
      <PrintMenu fairId={fairId} />
      {mayExport && (
        <SaveButton
          label={texts.sheet}
          save={() => saveFile({ method: 'GET', path: attendanceSheetPath, query: { fairId } })}
        />
      )}
      {mayImport && <Button onClick={() => setDialog('import')}>{texts.import}</Button>}
      {mayCheck && <Button onClick={() => setDialog('hand')}>{texts.byHand}</Button>}
      {mayCheck && hasGate && (
        <>
          <Link to={`/jobFair/gate/${fairId}`}>
            <Button>{texts.gate}</Button>
          </Link>
          {/* A page with a camera is opened as a document of its own. */}
          <Button type="primary" href={`/jobFair/scan/${fairId}`}>
            {texts.scan}
          </Button>
        </>
      )}
      {dialog === 'hand' && <ByHandDialog fairId={fairId} onClose={close} />}
      {dialog === 'import' && <EntityImport entity={fairAttendance} onDone={refresh} onClose={close} />}
    </>
  );
}

const getFigures = (summary: FairSummary): ShownFigure[] => {
  const { companiesExpected: all, companiesArrived: came } = summary;
  const figure = (key: keyof typeof texts.tiles, value: number, unit: string): ShownFigure => ({
    key,
    label: texts.tiles[key],
    value,
    unit,
    previous: null,
    better: null,
  });
  return [
    figure('expected', all, texts.units.companies),
    figure('arrived', came, texts.units.companies),
    figure('rate', all === 0 ? 0 : Math.round((came / all) * 1000) / 10, texts.units.rate),
    figure('students', summary.studentsArrived, texts.units.students),
    figure('deliveries', summary.deliveries, texts.units.deliveries),
    figure('interviews', summary.interviews, texts.units.interviews),
  ];
};

/** Figures, arrivals and lists of one fair. */
export function FairDay({ fairId }: { readonly fairId: string }) {
  const summary = useEndpoint(fairSummary, { fairId }, { quiet: true, refetchInterval: refreshMs });
  const { data, error, refetch } = summary;
  const mayReadStudents = useAllowed(fairStudent.can.list);
  const mayReadApplies = useAllowed(fairApply.can.list);
  const mayReadIncidents = useAllowed(fairIncident.can.list);
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const absent = data.companies.filter(({ status }) => status === fairApplyFlow.states.absent.code);
  const items = [
    {
      key: 'companies',
      label: texts.tabs.companies,
      children: <CompaniesOfDay companies={data.companies} empty={texts.noCompanies} />,
    },
    { key: 'records', label: texts.tabs.records, children: <AttendanceRecords fairId={fairId} /> },
    {
      key: 'absent',
      label: texts.tabs.absent,
      children: <CompaniesOfDay companies={absent} empty={texts.noAbsent} />,
    },
    mayReadStudents && { key: 'students', label: texts.tabs.students, children: <FairStudents fairId={fairId} /> },
    mayReadApplies && { key: 'health', label: fairDayTexts.health.title, children: <FairHealth fairId={fairId} /> },
    mayReadIncidents && { key: 'incidents', label: texts.tabs.incidents, children: <Incidents fairId={fairId} /> },
  ];
  return (
    <>
      <div className="fair-day-figures">
        <Figures figures={getFigures(data)} before="" />
        {data.arrivals.length > 0 && (
          <Suspense fallback={<Skeleton active />}>
            <ArrivalsChart arrivals={data.arrivals} />
          </Suspense>
        )}
      </div>
      <section className="surface fair-day-tabs">
        <Tabs items={items.filter((item) => item !== false)} />
      </section>
    </>
  );
}

const Incidents = ({ fairId }: { readonly fairId: string }) => (
  <EntityPage entity={fairIncident} filter={{ fairId }} form={{ initial: { fairId } }} />
);
