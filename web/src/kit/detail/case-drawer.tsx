import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button, Drawer, Skeleton, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { useIsMobile, useIsPhone } from '../../theme/use-media.ts';
import { StateCell } from '../field/field-cells.tsx';
import type { RowData } from '../field/row.ts';
import { KeyHelp } from '../step/key-help.tsx';
import { usePageKeys } from '../step/page-keys.ts';
import { useUndo } from '../step/use-undo.ts';
import { EntityFacts, useStepButtons } from './detail-parts.tsx';
import { getName } from './detail-settings.ts';
import { LoadError } from './load-error.tsx';
import { useHistoryTab } from './record-history.tsx';
import { RejectionNotice } from './rejection-notice.tsx';
import { useRecord } from './use-record.ts';
import './queue-case.css';
import { type RecordNavigation, useCaseKeys, useNextCase } from './use-record-navigation.ts';

const width = 760;
const auditKeys = { approve: 'approve', reject: 'reject' };

export interface CaseDrawerProps {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly navigation: RecordNavigation;
  /** Opens another row; undefined closes the drawer. */
  readonly onOpen: (id: string | undefined) => void;
  /** Default: the title of the entity and the name of the row. */
  readonly title?: ((row: RowData) => ReactNode) | undefined;
  /** Default: the facts of the definition. */
  readonly content?: ((row: RowData) => ReactNode) | undefined;
  /** Steps of the keys A and R. */
  readonly keys?: { readonly approve: string; readonly reject: string };
}

/**
 * A row of a queue next to its list: content, history, and its steps with keys and undo. A decision opens the next row.
 * Does not block the page, except on phones.
 */
export function CaseDrawer({ entity, id, navigation, onOpen, title, content, keys = auditKeys }: CaseDrawerProps) {
  const isMobile = useIsMobile();
  const isPhone = useIsPhone();
  const { data: row, error, refetch } = useRecord(entity, id);
  const undo = useUndo(() => onOpen(id));
  const steps = useStepButtons(entity, row, useNextCase(navigation), { undo });
  const [isHelpOpen, setHelpOpen] = useState(false);
  useCaseKeys(navigation, steps.taking, keys);
  usePageKeys({ '?': () => setHelpOpen(true) });
  const onClose = () => onOpen(undefined);
  return (
    <Drawer
      open
      mask={isMobile}
      size={isMobile ? '100%' : width}
      className="form-drawer shares-page-keys"
      // Focusing the root would take the focus from the first control.
      autoFocus={false}
      title={
        <span className="case-title">
          {row ? (title?.(row) ?? `${entity.title} ${getName(entity, row)}`) : entity.title}
          {row && <StateCell entity={entity} row={row} />}
        </span>
      }
      footer={
        <div className="form-foot">
          {!isPhone && (
            <Button type="link" onClick={() => setHelpOpen(true)}>
              {text.triage.help}（?）
            </Button>
          )}
          <span className="grow" />
          <Button onClick={onClose}>{text.common.close}</Button>
          {steps.buttons}
        </div>
      }
      onClose={onClose}
    >
      {error && !row ? (
        <LoadError title={text.form.readFailed} error={error} onRetry={refetch} />
      ) : row ? (
        <CaseContent key={id} entity={entity} row={row} content={content} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
      {steps.dialogs}
      {isHelpOpen && <KeyHelp onClose={() => setHelpOpen(false)} />}
    </Drawer>
  );
}

/** The content; with a history, next to it as a tab. */
function CaseContent({ entity, row, content }: Pick<CaseDrawerProps, 'entity' | 'content'> & { row: RowData }) {
  const history = useHistoryTab(entity)(row, []);
  const basic = (
    <>
      <RejectionNotice entity={entity} row={row} />
      {content?.(row) ?? <EntityFacts entity={entity} row={row} />}
    </>
  );
  if (history.length === 0) return basic;
  const tabs = [{ key: 'basic', label: text.record.basic, children: basic }, ...history];
  return <Tabs items={tabs.map((tab) => ({ ...tab, children: <div className="detail-tab">{tab.children}</div> }))} />;
}
