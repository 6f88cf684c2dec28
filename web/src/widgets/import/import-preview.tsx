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

/** First rows of a file and its invalid rows, whose cells can be corrected. */
export function ImportPreview({ draft, isBusy, isDisabled, onCorrect }: ImportPreviewProps) {
  const { found, mapping, corrections } = draft;
  const wrong = new Set([...found.faults.map(({ row }) => row), ...Object.keys(corrections).map(Number)]);
  const [wanted, setWanted] = useState<'wrong' | 'first'>();
  const view = wrong.size === 0 ? 'first' : (wanted ?? 'wrong');
  const rows =
    view === 'wrong' ? found.rows.filter(({ row }) => wrong.has(row)) : found.rows.slice(0, importCheckLimits.shown);
  const getText = (target: ImportTarget, { row, cells }: Row): string => {
    const at = Object.keys(mapping).find((one) => mapping[one] === target.title);
    return corrections[row]?.[target.field] ?? (at === undefined ? '' : (cells[Number(at)] ?? ''));
  };
  const faulty = new Set(
    [...found.faults.map(({ field }) => field), ...Object.values(corrections).flatMap(Object.keys)].filter(Boolean),
  );
  const getWidth = (target: ImportTarget): number => {
    if (faulty.has(target.field)) return cellWidth;
    const widest = Math.max(textWidth(target.title), ...rows.map((row) => textWidth(getText(target, row))));
    return Math.min(cellWidth, Math.max(leastWidth, widest));
  };
  const [naming, ...rest] = listVisibleTargets(draft);
  // What is to be corrected is next to what names the row.
  const isLast = ({ field }: ImportTarget): number => (view === 'wrong' && faulty.has(field) ? 0 : 1);
  const targets = naming ? [naming, ...rest.toSorted((a, b) => isLast(a) - isLast(b))] : [];
  const hasRowFaults = found.faults.some(({ field }) => field === null);
  const lineWidth = hasRowFaults ? cellWidth : leastWidth;
  const columns: TableColumnsType<Row> = [
    {
      key: 'line',
      title: labels.line,
      width: lineWidth,
      fixed: 'left',
      render: (_value, { row }) => <LineCell row={row} faults={found.faults} />,
    },
    ...targets.map((target): TableColumnsType<Row>[number] => ({
      key: target.title,
      title: target.title,
      width: getWidth(target),
      render: (_value, line) => {
        const { row } = line;
        const fault = found.faults.find((one) => one.row === row && one.field === target.field);
        const shown = getText(target, line);
        if (!fault && corrections[row]?.[target.field] === undefined) {
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
      },
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
        scroll={{ x: targets.reduce((sum, target) => sum + getWidth(target), lineWidth) }}
        pagination={{ pageSize: 10, size: 'small', showSizeChanger: false, hideOnSinglePage: true }}
      />
    </section>
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
