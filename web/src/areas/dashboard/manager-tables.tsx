import {
  type AttentionLine,
  type AuditSpeed,
  type CollegeLine,
  type Compared,
  type FigureLink,
  managerAttention,
  managerCollege,
  managerSla,
  managerStuck,
  type StuckPlace,
  managerTexts as texts,
} from '@campus/contract/dashboard';
import type { UseQueryResult } from '@tanstack/react-query';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { exact, withUnit } from '../../widgets/chart/chart-data.ts';
import type { CohortInput } from './cohort-input.ts';
import { CollegeUrge } from './manager-college-urge.tsx';
import { UrgeButton } from './manager-urge.tsx';

const quiet = { quiet: true };
const urgeColumn = 'urge';
interface CardProps {
  readonly input: CohortInput;
}
type Columns<R> = readonly [PlainColumn<R>, ...PlainColumn<R>[]];

interface TableCardProps<T, R> {
  readonly title: string;
  readonly className?: string;
  readonly found: UseQueryResult<T, RequestFailed>;
  readonly columns: Columns<R>;
  readonly rowsOf: (data: T) => readonly R[];
  readonly idOf: (row: R) => string;
  readonly note?: string;
}
function TableCard<T, R>(props: TableCardProps<T, R>) {
  const { title, className = '', found, columns, rowsOf, idOf, note } = props;
  const { data, error, refetch } = found;
  return (
    <section className={`surface chart-card ${className}`}>
      <header>
        <h2>{title}</h2>
      </header>
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <PlainTable<R & { readonly id: string }>
          size="small"
          // A card has the button next to the name: it says itself what its column says.
          state={urgeColumn}
          columns={columns}
          rows={data ? rowsOf(data).map((row) => ({ ...row, id: idOf(row) })) : []}
          isLoading={!data}
        />
      )}
      {note && <p className="chart-note">{note}</p>}
    </section>
  );
}

const renderLink = (text: ReactNode, link: FigureLink) => <Link to={getAddress(link)}>{text}</Link>;
const figure = <R,>(name: string, title: string, rank: number, cell: (row: R) => ReactNode): PlainColumn<R> => ({
  name,
  title,
  rank,
  cell,
  width: 96,
  align: 'right',
  isFigure: true,
});
const nameColumn = <R extends { readonly name: string }>(
  title: string,
  width: number,
  getLink: (row: R) => FigureLink,
): PlainColumn<R> => ({ name: 'name', title, width, rank: 0, cell: (row) => renderLink(row.name, getLink(row)) });
const getNumber = ({ value, link }: Compared, unit = '') =>
  renderLink(unit ? withUnit(value, unit) : exact(value), link);

/** The change against the cohort before in points. */
function Change({ rate: { value, previous } }: { rate: Compared }) {
  if (value === null || previous === null) return <span className="muted">–</span>;
  const change = Math.round((value - previous) * 10) / 10;
  return <span>{`${change > 0 ? '+' : ''}${change.toFixed(1)}`}</span>;
}
const getCollegeColumns = (input: CohortInput): Columns<CollegeLine> => [
  { ...nameColumn(texts.columns.name, 200, ({ graduates }) => graduates.link), least: 120 },
  figure('graduates', texts.columns.graduates, 4, ({ graduates }) => getNumber(graduates)),
  figure('placed', texts.columns.placed, 3, ({ placed }) => getNumber(placed)),
  figure('rate', texts.columns.rate, 1, ({ rate }) => getNumber(rate, '%')),
  figure('change', texts.columns.change, 5, ({ rate }) => <Change rate={rate} />),
  figure('gap', texts.columns.gap, 2, ({ gap }) => (
    <Tooltip title={texts.gapHelp}>
      <span className={gap > 0 ? 'late' : ''}>{gap > 0 ? `−${exact(gap)}` : exact(Math.abs(gap))}</span>
    </Tooltip>
  )),
  figure(urgeColumn, texts.urge, 3, (college) => <CollegeUrge college={college} input={input} />),
];
/** Colleges, the widest gap first; no ranks. */
export function CollegeTable({ input }: CardProps) {
  const found = useEndpoint(managerCollege, input, quiet);
  return (
    <TableCard
      title={texts.colleges}
      className="full"
      found={found}
      columns={getCollegeColumns(input)}
      rowsOf={({ colleges }) => colleges}
      idOf={({ id }) => id}
      note={texts.gapHelp}
    />
  );
}

/** Where those without a destination are, with a reminder for each place. */
export function StuckTable({ input }: CardProps) {
  const found = useEndpoint(managerStuck, input, quiet);
  const columns: Columns<StuckPlace> = [
    nameColumn(texts.place, 140, ({ link }) => link),
    figure('count', texts.count, 1, ({ count, link }) => renderLink(exact(count), link)),
    figure('days', texts.days, 3, ({ days }) => days),
    figure(urgeColumn, texts.urge, 2, (place) => <UrgeButton place={place} input={input} />),
  ];
  return (
    <TableCard
      title={texts.stuck}
      found={found}
      columns={columns}
      rowsOf={({ places }) => places}
      idOf={({ place }) => String(place)}
    />
  );
}

const attentionColumns: Columns<AttentionLine> = [
  nameColumn(texts.attentionColumns.name, 160, ({ graduates }) => graduates.link),
  figure('graduates', texts.attentionColumns.graduates, 2, ({ graduates }) => getNumber(graduates)),
  figure('unplaced', texts.attentionColumns.unplaced, 1, ({ unplaced }) => getNumber(unplaced)),
];
export function AttentionTable({ input }: CardProps) {
  const found = useEndpoint(managerAttention, input, quiet);
  return (
    <TableCard
      title={texts.attention}
      found={found}
      columns={attentionColumns}
      rowsOf={({ lines }) => lines}
      idOf={({ key }) => key}
    />
  );
}

const auditColumns: Columns<AuditSpeed> = [
  nameColumn(texts.slaColumns.name, 140, ({ link }) => link),
  figure('hours', texts.slaColumns.hours, 1, ({ hours }) => exact(hours)),
  figure('decided', texts.slaColumns.decided, 3, ({ decided }) => exact(decided)),
  figure('waiting', texts.slaColumns.waiting, 2, ({ waiting, link }) => renderLink(exact(waiting), link)),
];
export function AuditTable({ input }: CardProps) {
  const found = useEndpoint(managerSla, input, quiet);
  return (
    <TableCard
      title={texts.sla}
      className="wide"
      found={found}
      columns={auditColumns}
      rowsOf={({ audits }) => audits}
      idOf={({ key }) => key}
    />
  );
}
