import type { Page } from '@campus/contract/kit';
import { enoughPosts, helpKinds, helpRecord, resumeTexts } from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRights } from '../../kit/call/caller.ts';
import { readPage } from '../../kit/call/entity-calls.ts';
import { EntityDetail } from '../../kit/detail/entity-detail.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import { RowActions } from '../../kit/list/row-actions.tsx';
import { useEntityDialogs } from '../../kit/list/use-entity-dialogs.tsx';
import { useRowActions } from '../../kit/list/use-row-actions.ts';
import { useSteps } from '../../kit/step/steps.tsx';
import './student-help.css';
import { useHelpForm } from './use-help-form.ts';

const texts = resumeTexts.student;
const columns = ['helpDate', 'kind', 'content', 'helper', 'postCount', 'result', 'nextDate'] as const;
const most = 200;
const actionsWidth = 132;

/** 帮扶记录 of a student: what was done, what follows, and how many posts were offered. */
export function StudentHelp({ employId }: { employId: string }) {
  const may = useRights(helpRecord);
  const form = useHelpForm();
  const dialogs = useEntityDialogs(helpRecord, {
    form: {
      ...form,
      isHidden: (name, values) => name === 'employId' || form.isHidden(name, values),
      initial: { ...form.initial, employId },
    },
    detail: {},
    onReload: () => undefined,
  });
  const steps = useSteps(helpRecord, () => undefined);
  const actions = useRowActions(helpRecord, { may, steps, onEdit: dialogs.edit, onShow: undefined });
  return (
    <>
      <div className="student-help-head">
        <Sum employId={employId} />
        {may('add') && <Button onClick={() => dialogs.add()}>{texts.addHelp}</Button>}
      </div>
      <LinkedRows
        entity={helpRecord}
        of={{ employId }}
        columns={columns}
        empty={texts.noHelp}
        Drawer={HelpDetail}
        {...(may('edit') && {
          operations: { width: actionsWidth, of: (row: RowData) => <RowActions actions={actions(row)} /> },
        })}
      />
      {dialogs.shown}
    </>
  );
}

const HelpDetail = (props: { id: string; onClose: () => void }) => <EntityDetail entity={helpRecord} {...props} />;

/** How often the student was talked to and how many posts were offered, against the least number of them. */
function Sum({ employId }: { employId: string }) {
  const { data } = useQuery<Page<RowData>>({
    queryKey: [helpRecord.name, 'list', 'sum', employId],
    queryFn: ({ signal }) => readPage<RowData>(helpRecord.path, { employId, pageNo: 1, pageSize: most }, signal),
  });
  const ofKind = (kind: number) => (data?.records ?? []).filter((row) => Number(row.kind) === kind);
  if (!data || data.total === 0) return <span />;
  const posts = ofKind(helpKinds.posts).reduce((sum, row) => sum + Number(row.postCount ?? 0), 0);
  return <span>{texts.helpSum(ofKind(helpKinds.talk).length, posts, enoughPosts)}</span>;
}
