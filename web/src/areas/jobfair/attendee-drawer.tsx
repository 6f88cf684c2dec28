import { fairApply, fairAttendee } from '@campus/contract/jobfair';
import { useQueryClient } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { EntityFacts, useStepButtons } from '../../kit/detail/detail-parts.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asText } from '../../kit/field/row.ts';
import { useIsMobile } from '../../theme/use-media.ts';

/** A person of a company with the decision about the insurance. */
export function AttendeeDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const isMobile = useIsMobile();
  const client = useQueryClient();
  const { data: row, error, refetch } = useRecord(fairAttendee, id);
  const steps = useStepButtons(fairAttendee, row, () => void client.invalidateQueries({ queryKey: [fairApply.name] }));
  return (
    <Drawer
      open
      size={isMobile ? '100%' : 560}
      title={
        row ? (
          <>
            {asText(row.name)} <StateCell entity={fairAttendee} row={row} />
          </>
        ) : (
          fairAttendee.title
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
        <LoadError error={error} onRetry={refetch} />
      ) : row ? (
        <EntityFacts entity={fairAttendee} row={row} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
      {steps.dialogs}
    </Drawer>
  );
}
