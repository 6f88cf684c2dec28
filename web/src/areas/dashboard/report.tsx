import { isDay } from '@campus/contract/rules';
import {
  channelReport,
  dailyReport,
  dailyTrend,
  durationReport,
  qualityReport,
  type Report,
  type ReportName,
  reportSheetCode,
  reportSheetPath,
  reports,
  reportTexts as texts,
  unplacedSheetPath,
} from '@campus/contract/statistics';
import { Select } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { SaveButton, SheetButton } from '../../kit/list/sheet-button.tsx';
import { saveFile } from '../../request/save-file.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { BarsCard } from './cards.tsx';
import { ReportSentence } from './report-sentence.tsx';
import { type ReportState, type ReportTab, reportNames, useReportState } from './report-state.ts';
import { ReportTable } from './report-table.tsx';
import { ReportTrend } from './report-trend.tsx';
import './dashboard.css';
import './report.css';

const DayPicker = lazyComponent(
  'day-picker',
  async () => (await import('../../widgets/pickers/day-picker.tsx')).DayPicker,
);
const calls = { quality: qualityReport, daily: dailyReport, duration: durationReport, channel: channelReport } as const;
/** The columns that the chart above the table can show, the first that the report has. */
const drawn: Readonly<Record<ReportName, readonly string[]>> = {
  quality: ['placed', 'share'],
  daily: ['placedN', 'people'],
  duration: ['median10'],
  channel: ['deliveries'],
};
const mostBars = 12;

/** 就业质量报表: reports of a cohort, now or on a kept day, and figures by day. */
export function ReportPage() {
  const state = useReportState();
  const maySeeTrend = useAllowed(dailyTrend.needs as string);
  const { tab, change } = state;
  const tabs: { value: ReportTab; label: string }[] = [
    ...reportNames.map((name) => ({ value: name, label: reports[name].title })),
    ...(maySeeTrend ? [{ value: 'trend' as const, label: texts.trend }] : []),
  ];
  return (
    <div className="dashboard report">
      <Segmented
        aria-label={texts.title}
        options={tabs}
        value={tab}
        onChange={(next) => change({ report: next === 'quality' ? undefined : next, by: undefined })}
      />
      {tab === 'trend' ? <ReportTrend state={state} /> : <ReportView key={tab} name={tab} state={state} />}
    </div>
  );
}

function ReportView({ name, state }: { name: ReportName; state: ReportState }) {
  const found = useEndpoint(calls[name], state.input, { quiet: true });
  const { data, error, refetch } = found;
  const dimensions: Readonly<Record<string, string>> = reports[name].dimensions;
  if (error) return <LoadError error={error} onRetry={refetch} />;
  const by = dimensions[data?.dimension ?? ''] ?? '';
  return (
    <>
      <Choices name={name} state={state} report={data} />
      {name === 'quality' && <ReportSentence report={data} />}
      <ReportBars name={name} report={data} by={by} />
      <section className="surface report-lines" aria-label={reports[name].title}>
        <ReportTable report={data} by={by} />
      </section>
      <section className="report-note" aria-label={texts.definitions}>
        {data && (
          <p>
            {data.cutoff
              ? texts.takenAt(data.cutoff.day, data.cutoff.takenTime.slice(0, 16))
              : texts.asOf(data.asOf.slice(0, 16))}
          </p>
        )}
        {(name === 'quality' || name === 'daily') && texts.rules.map((line) => <p key={line}>{line}</p>)}
      </section>
    </>
  );
}

interface ChoicesProps {
  readonly name: ReportName;
  readonly state: ReportState;
  readonly report: Report | undefined;
}
const live = '';
/** Cohort, time and lines of the report, and its sheets. */
function Choices({ name, state: { input, change }, report }: ChoicesProps) {
  const mayExport = useAllowed(reportSheetCode);
  const dimensions = Object.entries(reports[name].dimensions);
  const kept = report?.cutoffs ?? [];
  const saveUnplaced = () =>
    saveFile({ method: 'GET', path: unplacedSheetPath, query: { year: report?.gradYear, cutoff: input.cutoff } });
  return (
    <div className="report-choices">
      <Select
        aria-label={texts.cohort}
        className="report-cohort"
        loading={!report}
        value={report?.gradYear}
        options={(report?.cohorts ?? []).map((value) => ({ value, label: texts.cohortOf(value) }))}
        onChange={(next) => change({ year: String(next), cutoff: undefined })}
      />
      {name === 'daily' ? (
        <DayPicker
          label={texts.day}
          day={input.day && isDay(input.day) ? input.day : report?.asOf.slice(0, 10)}
          onChange={(day) => change({ day })}
        />
      ) : (
        <Select
          aria-label={texts.source}
          className="report-source"
          value={report?.cutoff?.day ?? live}
          options={[
            { value: live, label: texts.live },
            ...kept.map(({ day }) => ({ value: day, label: texts.cutoffOf(day) })),
          ]}
          onChange={(next) => change({ cutoff: next || undefined })}
        />
      )}
      {dimensions.length > 1 && (
        <Select
          aria-label={texts.dimension}
          className="report-dimension"
          value={report?.dimension}
          options={dimensions.map(([value, label]) => ({ value, label }))}
          onChange={(next) => change({ by: next })}
        />
      )}
      {mayExport && (
        <>
          <SheetButton path={reportSheetPath} query={{ ...input, report: name, dimension: report?.dimension }} />
          {name === 'quality' && <SaveButton label={texts.unplaced} save={saveUnplaced} />}
        </>
      )}
    </div>
  );
}

function ReportBars({ name, report, by }: { name: ReportName; report: Report | undefined; by: string }) {
  const at = report?.columns.findIndex(({ key }) => drawn[name].includes(key)) ?? -1;
  const column = report?.columns[at];
  if (report && !column) return null;
  const bars = report?.lines.flatMap(({ name: title, cells }) => {
    const { value = null, link } = cells[at] ?? {};
    return value === null ? [] : [{ name: title, value, ...(link && { link }) }];
  });
  const shown = bars?.toSorted((a, b) => b.value - a.value).slice(0, mostBars);
  return (
    <div className="dashboard-grid report-chart">
      <BarsCard title={`${column?.title ?? ''} · ${by}`} unit={column?.unit ?? ''} bars={shown} />
    </div>
  );
}
