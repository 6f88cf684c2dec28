import { isEnterprise } from '@campus/contract/kit';
import { recommend, resumeTexts } from '@campus/contract/resume';
import { Drawer, Skeleton } from 'antd';
import { useCaller } from '../../kit/call/caller.ts';
import { EntityFacts, useStepButtons } from '../../kit/detail/detail-parts.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useUndo } from '../../kit/step/use-undo.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './delivery.css';
import { ResumeView } from './resume-view.tsx';
import { type RecordNavigation, useCaseKeys, useNextCase } from './use-record-navigation.ts';
import { useResumePreview } from './use-resume-preview.ts';

const facts = ['postName', 'companyName', 'status', 'recommenderId', 'recommendTime', 'reason'] as const;
/** Fields of the company's response, once there is one. */
const responseFields = ['handleTime', 'handleBy', 'refuseReason'] as const;
const groupsFor = (row: RowData, isOwn: boolean) => [
  {
    title: recommend.title,
    names: [
      ...facts.filter((name) => !isOwn || name !== 'companyName'),
      ...responseFields.filter((name) => asText(row[name]) !== ''),
    ],
  },
];

interface RecommendDrawerProps {
  readonly id: string;
  readonly navigation: RecordNavigation;
  /** Opens another recommendation; undefined closes the drawer. */
  readonly onOpen: (id: string | undefined) => void;
}

/** A recommendation with its résumé and the decision of the user; a decision opens the next one. */
export function RecommendDrawer({ id, navigation, onOpen }: RecommendDrawerProps) {
  const isOwn = isEnterprise(useCaller());
  const { data: row, error, refetch } = useRecord(recommend, id);
  const undo = useUndo(() => onOpen(id));
  const steps = useStepButtons(recommend, row, useNextCase(navigation), undo);
  useCaseKeys(navigation, steps.taking, { approve: 'accept', reject: 'refuse' });
  return (
    <Drawer
      open
      size={760}
      className="shares-page-keys"
      onClose={() => onOpen(undefined)}
      title={
        row ? (
          <>
            {asText(row.realname)} <StateCell entity={recommend} row={row} />
          </>
        ) : (
          recommend.title
        )
      }
      footer={
        <div className="form-foot">
          <span className="grow" />
          {steps.buttons}
        </div>
      }
    >
      {error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : row ? (
        <div className="recommend-parts">
          <EntityFacts entity={recommend} row={row} groups={groupsFor(row, isOwn)} />
          {row.resumeId ? <Resume id={asText(row.resumeId)} /> : <StateView title={resumeTexts.student.noResume} />}
        </div>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
      {steps.dialogs}
    </Drawer>
  );
}

function Resume({ id }: { id: string }) {
  const { data, error } = useResumePreview(id);
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return <ResumeView student={data.student} resume={data.resume} access={data.access} />;
}
