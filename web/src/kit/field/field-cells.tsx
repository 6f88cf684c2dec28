import type { AnyEntity, Field, State, Tone, Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { safeUrl } from '@campus/contract/rules';
import { dictText, useDict } from '../../request/dictionary.ts';
import { FileLinks, Thumbnails } from '../../widgets/files/file-links.tsx';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { StatusDot, StatusTag } from '../../widgets/status.tsx';
import { Overdue } from '../detail/waiting-time.tsx';
import type { CellProps } from '../form/field-control.ts';
import { formatNumber } from './format-number.ts';
import { asText, findText, type RowData } from './row.ts';
import '../detail/detail.css';

/** Placeholder of a missing value. */
export const Empty = () => (
  <span className="muted" data-empty>
    {text.listPage.emptyCell}
  </span>
);

const Cut = ({ children }: { children: string }) => (
  <span className="cut" title={children}>
    {children}
  </span>
);

/** Plain text; in a table on one line, with the whole text as tooltip. */
export function TextCell({ name, row, full = false }: CellProps) {
  const value = findText(row, name) ?? asText(row[name]);
  if (value === '') return <Empty />;
  return full ? <span className="full-text">{value}</span> : <Cut>{value}</Cut>;
}

export function RichTextCell({ name, row, full = false }: CellProps) {
  const html = asText(row[name]);
  if (html === '') return <Empty />;
  if (full) return <SafeHtml html={html} />;
  return <Cut>{plainText(html)}</Cut>;
}
const plainText = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** A number with thousands separators; in a detail with its unit, unless the label names one: `月薪（元）`. */
export function NumberCell({ field, name, row, full = false }: CellProps) {
  const value = asText(row[name]);
  if (value === '') return <Empty />;
  if (field.zero !== undefined && Number(value) === 0) return <span>{field.zero}</span>;
  return <span className="figure">{formatNumber(field, value, full)}</span>;
}

/** A date, or a time without seconds; the tooltip has the seconds. */
export function DateCell({ name, row, full = false }: CellProps) {
  const value = asText(row[name]);
  if (value === '') return <Empty />;
  return <time title={value}>{full ? value : value.slice(0, 16)}</time>;
}

/** A time of day; seconds only where there are any. */
export function TimeCell({ name, row }: CellProps) {
  const value = asText(row[name]);
  if (value === '') return <Empty />;
  return <time title={value}>{value.replace(/^(\d\d:\d\d):00$/, '$1')}</time>;
}

/** Dictionary values that are shown as warnings or errors. */
const offTones: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  valid_status: { 0: 'neutral' },
  tenant_status: { 0: 'bad' },
};

/** The text of a dictionary value: from the server, otherwise from the cached dictionary. */
export function DictCell(props: CellProps) {
  const { field, name, row } = props;
  const tones = offTones[field.dict ?? ''];
  const known = findText(row, name);
  if (!props.full && field.none !== undefined && row[name] === field.none) return <Empty />;
  if (tones && known !== undefined) return <StatusDot tone={tones[asText(row[name])] ?? 'done'}>{known}</StatusDot>;
  return findText(row, name) === undefined && asText(row[name]) !== '' && field.dict ? (
    <LookedUp {...props} dict={field.dict} />
  ) : (
    <TextCell {...props} />
  );
}
function LookedUp({ dict, ...props }: CellProps & { dict: string }) {
  const items = useDict(dict);
  const words = asText(props.row[props.name])
    .split(',')
    .map((value) => dictText(items, value));
  return <TextCell {...props} row={{ ...props.row, [`${props.name}_dictText`]: words.join(',') }} />;
}

/** Several values as tags; in a table as one line of text. */
export function ChipsCell(props: CellProps) {
  const value = findText(props.row, props.name) ?? asText(props.row[props.name]);
  if (value === '' || !props.full) return <DictCell {...props} />;
  return (
    <span className="chips">
      {/* Codes of different levels may have the same text. */}
      {[...new Set(value.split(','))].map((word) => (
        <span key={word} className="chip">
          {word}
        </span>
      ))}
    </span>
  );
}

export function ChoiceCell(props: CellProps) {
  const value = asText(props.row[props.name]);
  const known = findText(props.row, props.name) ?? props.field.options?.[value] ?? value;
  return <TextCell {...props} row={{ ...props.row, [`${props.name}_dictText`]: known }} />;
}

/** 是 or 否; an empty value is 否. */
export function YesNoCell({ name, row }: CellProps) {
  const value = asText(row[name]);
  return <span>{value === 'Y' || value === '1' || value === 'true' ? text.common.yes : text.common.no}</span>;
}

export function LinkCell({ name, row, full = false }: CellProps) {
  const value = asText(row[name]);
  const address = safeUrl(value);
  if (value === '') return <Empty />;
  if (address === undefined) return <Cut>{value}</Cut>;
  return (
    <a className={full ? 'full-text' : 'cut'} href={address} target="_blank" rel="noopener noreferrer" title={value}>
      {value}
    </a>
  );
}

export function FilesCell({ name, row, full = false }: CellProps) {
  const value = asText(row[name]);
  return value === '' ? <Empty /> : <FileLinks value={value} short={!full} />;
}
export function ImagesCell({ name, row, full = false }: CellProps) {
  const value = asText(row[name]);
  return value === '' ? <Empty /> : <Thumbnails value={value} size={full ? 96 : 32} />;
}

export function JsonCell({ name, row, full = false }: CellProps) {
  const value = row[name];
  if (value === null || value === undefined || value === '') return <Empty />;
  const written = typeof value === 'string' ? value : JSON.stringify(value, null, full ? 2 : 0);
  return full ? <pre className="full-text">{written}</pre> : <Cut>{written}</Cut>;
}

/** The workflow state of a row. */
export function stateOfRow(flow: Workflow, row: RowData): State | undefined {
  const code = row[flow.column];
  return Object.values(flow.states).find((state) => state.code === Number(code));
}

/** Whether the state of a row allows editing: every state does when the workflow does not restrict it. */
export function isEditable(entity: AnyEntity, row: RowData): boolean {
  const flow = entity.workflow as Workflow | undefined;
  if (!flow || !Object.values(flow.states).some((state) => state.editable)) return true;
  return stateOfRow(flow, row)?.editable === true;
}

/** Status tag of a row. */
export function StateCell({ entity, row }: { entity: AnyEntity; row: RowData }) {
  const flow = entity.workflow as Workflow | undefined;
  const state = flow && stateOfRow(flow, row);
  if (!flow || !state) return <Empty />;
  const stage = flow.stage && findText(row, flow.stage);
  const label = findText(row, flow.column) ?? state.label;
  return (
    <>
      <StatusTag tone={state.tone}>{stage ? `${label}·${stage}` : label}</StatusTag>
      <Overdue row={row} />
    </>
  );
}

/** Numbers are right-aligned, so that their digits can be compared. */
export const isFigure = ({ kind, isYear }: Field): boolean => (kind === 'number' && !isYear) || kind === 'money';
