import { text } from '@campus/contract/messages';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { getCell } from '../cell-value.ts';
import type { EditorProps } from './editor-props.ts';

const formats = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DD HH:mm:ss' } as const;

/** Date or date-time editor; the value is text. */
export function DateEditor({ store, column, row, opening, fault }: EditorProps) {
  const [isOpen, setOpen] = useState(opening.isPointed === true);
  const withTime = column.type === 'datetime';
  const format = withTime ? formats.datetime : formats.date;
  const read = dayjs(String(getCell(row, column.key) ?? '') || null);
  return (
    <DatePicker
      autoFocus
      open={isOpen}
      data-open={isOpen}
      onOpenChange={setOpen}
      aria-label={column.title}
      style={{ width: '100%' }}
      format={format}
      showTime={withTime}
      placeholder={column.placeholder ?? text.common.pleaseSelect}
      {...(fault && { ...fault, status: 'error' as const })}
      value={read.isValid() ? read : null}
      onChange={(day) => store.commands.set(row.id, column.key, day ? day.format(format) : '')}
    />
  );
}
