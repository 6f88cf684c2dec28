import { text } from '@campus/contract/messages';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import type { Choice, Choosable } from './use-choice.ts';
import './pickers.css';

interface ChosenRowsProps<R extends Choosable> {
  /** Name of the rows, e.g. 用户. */
  readonly name: string;
  readonly choice: Choice<R>;
  readonly shown: (row: R) => ReactNode;
}

/** Selected rows of all pages with their count; each can be removed. */
export function ChosenRows<R extends Choosable>({ name, choice, shown }: ChosenRowsProps<R>) {
  return (
    <div className="picker-chosen">
      <ChosenCount choice={choice} />
      <Table<R>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ y: 320 }}
        locale={{ emptyText: text.biz.nothingChosen }}
        columns={[
          { key: 'name', title: text.biz.selected(name), ellipsis: true, render: (_value, row) => shown(row) },
          {
            key: 'remove',
            width: 64,
            title: text.common.operation,
            render: (_value, row) => (
              <button type="button" className="link-button" onClick={() => choice.remove(row.id)}>
                {text.biz.remove}
              </button>
            ),
          },
        ]}
        dataSource={[...choice.picked]}
      />
    </div>
  );
}

/** Number of selected rows, with a clear button. */
export function ChosenCount<R extends Choosable>({ choice }: { readonly choice: Choice<R> }) {
  return (
    <div className="picker-count" role="status">
      <span>{text.popup.selected(choice.picked.length)}</span>
      <button
        type="button"
        className="link-button"
        disabled={choice.picked.length === 0}
        onClick={() => choice.set([])}
      >
        {text.popup.clearSelected}
      </button>
    </div>
  );
}
