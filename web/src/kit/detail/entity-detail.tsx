import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button, Skeleton, Tabs } from 'antd';
import { Modal } from '../../widgets/modal.tsx';
import { asEntityRow, type RowData } from '../field/row.ts';
import { EntityFacts, RecordHead, Unread, useStepButtons, withCount } from './detail-parts.tsx';
import type { DetailSettings, DetailTab } from './detail-settings.ts';
import { useHistoryTab } from './record-history.tsx';
import { RejectionNotice } from './rejection-notice.tsx';
import { useRecord } from './use-record.ts';

const modalWidth = 1200;

export interface EntityDetailProps<E extends AnyEntity> extends DetailSettings<E> {
  readonly entity: E;
  readonly id: string;
  readonly onClose: () => void;
}

/** The detail of a row in a modal. Render it while it is open. */
export function EntityDetail<E extends AnyEntity>({
  entity,
  id,
  onClose,
  tabs,
  actions,
  ...facts
}: EntityDetailProps<E>) {
  const record = useRecord(entity, id);
  const row = record.data;
  const steps = useStepButtons(entity, row);
  const historyTab = useHistoryTab(entity);
  // Cast at the engine's boundary: rows have the shape of this entity's definition.
  const typedRow = asEntityRow<E>(row as RowData);
  const own = row ? (tabs?.(typedRow) ?? []) : [];
  const all: DetailTab[] = row
    ? [
        {
          key: 'basic',
          label: text.record.basic,
          children: (
            <>
              <RejectionNotice entity={entity} row={row} />
              <EntityFacts entity={entity} row={row} {...facts} />
            </>
          ),
        },
        ...own,
        ...historyTab(row, own),
      ]
    : [];
  return (
    <Modal
      open
      title={`${entity.title}${text.common.detail}`}
      width={modalWidth}
      canFill
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {record.isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {record.isError && !row && <Unread error={record.error} retry={() => void record.refetch()} />}
      {row && (
        <>
          <RecordHead
            entity={entity}
            row={row}
            isBare
            actions={
              <>
                {actions?.(typedRow)}
                {steps.buttons}
              </>
            }
          />
          <Tabs
            className="record-tabs"
            {...(all.length === 1 && { renderTabBar: () => <></> })}
            items={all.map((tab) => ({
              key: tab.key,
              label: withCount(tab),
              children: <div className="detail-tab">{tab.children}</div>,
            }))}
          />
        </>
      )}
      {steps.dialogs}
    </Modal>
  );
}
