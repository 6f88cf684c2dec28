import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useIsMobile } from '../../theme/use-media.ts';
import { StateCell } from '../field/field-cells.tsx';
import type { RowData } from '../field/row.ts';
import { useStepButtons } from './detail-parts.tsx';
import { LoadError } from './load-error.tsx';
import { useRecord } from './use-record.ts';

interface RecordDrawerProps {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly width?: number;
  readonly className?: string;
  readonly title: (row: RowData) => ReactNode;
  /** Names of the other entities whose rows a step changes. */
  readonly affects?: readonly string[];
  /** The footer with the buttons of the steps; default: the buttons alone. */
  readonly foot?: (row: RowData, steps: ReactNode) => ReactNode;
  readonly onClose: () => void;
  readonly children: (row: RowData) => ReactNode;
}

/** A row with its content and its steps, opened from a list or from another row. Mount it to open it. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { entity, id, width = 640, className, title, affects = [], foot = justSteps, onClose, children } = props;
  const isMobile = useIsMobile();
  const client = useQueryClient();
  const { data: row, error, refetch } = useRecord(entity, id);
  const steps = useStepButtons(entity, row, () => {
    for (const name of affects) void client.invalidateQueries({ queryKey: [name] });
  });
  return (
    <Drawer
      open
      size={isMobile ? '100%' : width}
      className={className ?? ''}
      title={
        row ? (
          <>
            {title(row)} {entity.workflow && <StateCell entity={entity} row={row} />}
          </>
        ) : (
          entity.title
        )
      }
      footer={row && foot(row, steps.buttons)}
      onClose={onClose}
    >
      {error && !row ? (
        <LoadError title={text.form.readFailed} error={error} onRetry={refetch} />
      ) : row ? (
        children(row)
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
      {steps.dialogs}
    </Drawer>
  );
}
const justSteps = (_row: RowData, steps: ReactNode) => (
  <div className="form-foot">
    <span className="grow" />
    {steps}
  </div>
);
