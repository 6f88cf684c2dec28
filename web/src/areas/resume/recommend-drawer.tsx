import { isEnterprise } from '@campus/contract/kit';
import { recommend, resumeTexts } from '@campus/contract/resume';
import { Skeleton } from 'antd';
import { useCaller } from '../../kit/call/caller.ts';
import { CaseDrawer, type CaseDrawerProps } from '../../kit/detail/case-drawer.tsx';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './delivery.css';
import { ResumeView } from './resume-view.tsx';
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

const keys = { approve: 'accept', reject: 'refuse' };

/** A recommendation with its résumé, its history and the decision of the user; a decision opens the next one. */
export function RecommendDrawer(props: Pick<CaseDrawerProps, 'id' | 'navigation' | 'onOpen'>) {
  const isOwn = isEnterprise(useCaller());
  return (
    <CaseDrawer
      {...props}
      entity={recommend}
      keys={keys}
      title={(row) => asText(row.realname)}
      content={(row) => (
        <div className="recommend-parts">
          <EntityFacts entity={recommend} row={row} groups={groupsFor(row, isOwn)} />
          {row.resumeId ? <Resume id={asText(row.resumeId)} /> : <StateView title={resumeTexts.student.noResume} />}
        </div>
      )}
    />
  );
}

function Resume({ id }: { id: string }) {
  const { data, error } = useResumePreview(id);
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return <ResumeView student={data.student} resume={data.resume} access={data.access} />;
}
