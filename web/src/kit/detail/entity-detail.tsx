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

/** The facts of a row, the tabs of its page, and its history. */
function useTabs<E extends AnyEntity>(props: EntityDetailProps<E>, row: RowData | undefined): DetailTab[] {
  const { entity, tabs, groups, cells } = props;
  const historyTab = useHistoryTab(entity);
  if (!row) return [];
  const own = tabs?.(asEntityRow<E>(row)) ?? [];
  const basic = {
    key: 'basic',
    label: text.record.basic,
    children: (
      <>
        <RejectionNotice entity={entity} row={row} />
        <EntityFacts entity={entity} row={row} groups={groups} cells={cells} />
      </>
    ),
  };
  return [basic, ...own, ...historyTab(row, own)];
}

/** The detail of a row in a modal. Render it while it is open. */
export function EntityDetail<E extends AnyEntity>(props: EntityDetailProps<E>) {
  const { entity, id, actions, onClose } = props;
  const record = useRecord(entity, id);
  const row = record.data;
  const steps = useStepButtons(entity, row);
  const tabs = useTabs(props, row);
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
                {actions?.(asEntityRow<E>(row))}
                {steps.buttons}
              </>
            }
          />
          <Tabs
            className="record-tabs"
            {...(tabs.length === 1 && { renderTabBar: () => <></> })}
            items={tabs.map((tab) => ({
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
