import { text } from '@campus/contract/messages';
import { delivery, dispatch, dispatchScreen as words } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { EntityFacts, useStepButtons } from '../../kit/detail/detail-parts.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asText, listFilled } from '../../kit/field/row.ts';
import { useIsMobile } from '../../theme/use-media.ts';

const width = 640;
const person = ['schoolName', 'departId', 'majorCode', 'postName', 'companyName'] as const;
const content = [
  'formAudit',
  'formNo',
  'archiveUnit',
  'archiveAddress',
  'household',
  'reportDate',
  'contact',
  'contactMobile',
  'note',
] as const;
const progress = ['pushBy', 'pushTime', 'receiveBy', 'receiveTime', 'returnReason', 'revokeReason'] as const;

/** A dispatch with its content, how far it is and its actions. */
export function DispatchDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const isMobile = useIsMobile();
  const client = useQueryClient();
  const { data: row, error, refetch } = useRecord(dispatch, id);
  const steps = useStepButtons(dispatch, row, () => void client.invalidateQueries({ queryKey: [delivery.name] }));
  return (
    <Drawer
      open
      size={isMobile ? '100%' : width}
      title={
        row ? (
          <>
            {[asText(row.realname), asText(row.postName)].filter(Boolean).join(' · ')}{' '}
            <StateCell entity={dispatch} row={row} />
          </>
        ) : (
          dispatch.title
        )
      }
      footer={
        row && (
          <div className="form-foot">
            <span className="grow" />
            {steps.buttons}
          </div>
        )
      }
      onClose={onClose}
    >
      {error && !row ? (
        <LoadError title={text.form.readFailed} error={error} onRetry={refetch} />
      ) : row ? (
        <EntityFacts
          entity={dispatch}
          row={row}
          groups={[
            { title: words.student, names: listFilled(row, person) as never },
            { title: words.content, names: listFilled(row, content) as never },
            { title: words.progress, names: listFilled(row, progress) as never },
          ].filter(({ names }) => (names as readonly string[]).length > 0)}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
      {steps.dialogs}
    </Drawer>
  );
}
