import { text } from '@campus/contract/messages';
import { type ImportTarget, importCheckLimits } from '@campus/contract/rules';
import { Input, Select, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Segmented } from '../segmented.tsx';
import type { ImportDraft } from './use-import-check.ts';

const labels = text.import;
/** Width of a cell that is corrected; others are as wide as their longest text. */
const cellWidth = 168;
const [leastWidth, paddingPx, letterPx, latinPx] = [64, 24, 14, 8];
const textWidth = (shown: string): number =>
  [...shown].reduce((sum, letter) => sum + (letter > '\u2e7f' ? letterPx : latinPx), paddingPx);

interface ImportPreviewProps {
  readonly draft: ImportDraft;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onCorrect: (row: number, field: string, text: string) => void;
}
type Row = ImportDraft['found']['rows'][number];

/** Columns to display: those of the file, and those that a row lacks. */
function listVisibleTargets({ found, mapping, corrections }: ImportDraft): ImportTarget[] {
  const mapped = new Set(Object.values(mapping));
  const asked = new Set([
    ...found.faults.map(({ field }) => field),
    ...Object.values(corrections).flatMap((texts) => Object.keys(texts)),
  ]);
  const shown = found.targets.filter(({ title, field }) => mapped.has(title) || asked.has(field));
  // Of several alternative columns for one field only the first is shown.
  return shown.filter(
    ({ title, field }, i) => mapped.has(title) || shown.findIndex((other) => other.field === field) === i,
  );
}

/** Text of a cell: corrected, or as in the file. */
function getText({ mapping, corrections }: ImportDraft, target: ImportTarget, { row, cells }: Row): string {
  const at = Object.keys(mapping).find((one) => mapping[one] === target.title);
  return corrections[row]?.[target.field] ?? (at === undefined ? '' : (cells[Number(at)] ?? ''));
}

/** Columns of the rows; what is to be corrected is next to what names the row. */
function layOut(draft: ImportDraft, rows: readonly Row[], isWrongFirst: boolean) {
  const { found, corrections } = draft;
  const faulty = new Set(
    [...found.faults.map(({ field }) => field), ...Object.values(corrections).flatMap(Object.keys)].filter(Boolean),
  );
  const getWidth = (target: ImportTarget): number => {
    if (faulty.has(target.field)) return cellWidth;
    const widest = Math.max(textWidth(target.title), ...rows.map((row) => textWidth(getText(draft, target, row))));
    return Math.min(cellWidth, Math.max(leastWidth, widest));
  };
  const rank = ({ field }: ImportTarget): number => (isWrongFirst && faulty.has(field) ? 0 : 1);
  const [naming, ...rest] = listVisibleTargets(draft);
  const targets = naming ? [naming, ...rest.toSorted((a, b) => rank(a) - rank(b))] : [];
  return targets.map((target) => ({ target, width: getWidth(target) }));
}

/** First rows of a file and its invalid rows, whose cells can be corrected. */
export function ImportPreview({ draft, isBusy, isDisabled, onCorrect }: ImportPreviewProps) {
  const { found, corrections } = draft;
  const wrong = new Set([...found.faults.map(({ row }) => row), ...Object.keys(corrections).map(Number)]);
  const [wanted, setWanted] = useState<'wrong' | 'first'>();
  const view = wrong.size === 0 ? 'first' : (wanted ?? 'wrong');
  const rows =
    view === 'wrong' ? found.rows.filter(({ row }) => wrong.has(row)) : found.rows.slice(0, importCheckLimits.shown);
  const cells = layOut(draft, rows, view === 'wrong');
  const lineWidth = found.faults.some(({ field }) => field === null) ? cellWidth : leastWidth;
  const columns: TableColumnsType<Row> = [
    {
      key: 'line',
      title: labels.line,
      width: lineWidth,
      fixed: 'left',
      render: (_value, { row }) => <LineCell row={row} faults={found.faults} />,
    },
    ...cells.map(({ target, width }) => ({
      key: target.title,
      title: target.title,
      width,
      render: (_value: unknown, line: Row) => (
        <TargetCell draft={draft} target={target} line={line} isDisabled={isDisabled} onCorrect={onCorrect} />
      ),
    })),
  ];
  return (
    <section className="import-rows" aria-label={labels.preview(importCheckLimits.shown)}>
      {wrong.size > 0 && (
        <Segmented
          aria-label={labels.shown}
          value={view}
          options={[
            { value: 'wrong', label: labels.faulty(wrong.size) },
            { value: 'first', label: labels.preview(Math.min(importCheckLimits.shown, found.checked)) },
          ]}
          onChange={setWanted}
        />
      )}
      <Table<Row>
        size="small"
        rowKey="row"
        columns={columns}
        dataSource={[...rows]}
        loading={isBusy}
        tableLayout="fixed"
        scroll={{ x: cells.reduce((sum, { width }) => sum + width, lineWidth) }}
        pagination={{ pageSize: 10, size: 'small', showSizeChanger: false, hideOnSinglePage: true }}
      />
    </section>
  );
}

interface TargetCellProps extends Omit<ImportPreviewProps, 'isBusy'> {
  readonly target: ImportTarget;
  readonly line: Row;
}

/** A cell as text, or as an input when it is wrong or has been corrected. */
function TargetCell({ draft, target, line, isDisabled, onCorrect }: TargetCellProps) {
  const { row } = line;
  const fault = draft.found.faults.find((one) => one.row === row && one.field === target.field);
  const shown = getText(draft, target, line);
  if (!fault && draft.corrections[row]?.[target.field] === undefined) {
    return (
      <span className="import-cell" title={shown}>
        {shown || text.listPage.emptyCell}
      </span>
    );
  }
  return (
    <Correction
      target={target}
      row={row}
      value={shown}
      message={fault?.message}
      isDisabled={isDisabled}
      onChange={(next) => onCorrect(row, target.field, next)}
    />
  );
}

function LineCell({ row, faults }: { readonly row: number; readonly faults: ImportDraft['found']['faults'] }) {
  const own = faults.filter((fault) => fault.row === row && fault.field === null);
  return (
    <>
      {row}
      {own.map(({ message }) => (
        <p key={message} className="import-fault">
          {message}
        </p>
      ))}
    </>
  );
}

interface CorrectionProps {
  readonly target: ImportTarget;
  readonly row: number;
  readonly value: string;
  readonly message: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
}
function Correction({ target, row, value, message, isDisabled, onChange }: CorrectionProps) {
  const shared = {
    'aria-label': labels.correct(row, target.title),
    'aria-invalid': message !== undefined,
    disabled: isDisabled,
    ...(message !== undefined && { status: 'error' as const }),
  };
  return (
    <div className="import-correction">
      {target.options ? (
        <Select<string>
          {...shared}
          showSearch
          value={value || null}
          options={target.options.map((option) => ({ value: option, label: option }))}
          onChange={onChange}
        />
      ) : (
        <Input
          {...shared}
          maxLength={importCheckLimits.text}
          value={value}
          onChange={({ target: input }) => onChange(input.value)}
        />
      )}
      {message !== undefined && <p className="import-fault">{message}</p>}
    </div>
  );
}
