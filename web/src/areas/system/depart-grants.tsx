import { text } from '@campus/contract/messages';
import { departGrants, grantTree, organisationTexts } from '@campus/contract/system';
import { Button, Skeleton } from 'antd';
import { useEffect } from 'react';
import { Unread } from '../../kit/detail/detail-parts.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { useGrantEditor } from './grant-editor.tsx';
import { type EditableGrants, useGrants } from './use-grants.tsx';

interface DepartGrantsProps {
  readonly departId: string;
  /** Reports whether there are unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** 部门权限: permissions of a department, the upper limit for its department roles. */
export function DepartGrants({ departId, onDirty }: DepartGrantsProps) {
  const { dialog, failure, grants, ...atHand } = useGrants({
    owner: { departId },
    calls: departGrants,
    tree: grantTree,
  });
  return (
    <>
      {grants ? (
        <DepartTree key={departId} {...atHand} grants={grants} onDirty={onDirty} />
      ) : failure === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      ) : (
        <Unread error={{ message: failure }} retry={() => void atHand.reload().catch(ignoreReported)} />
      )}
      {dialog}
    </>
  );
}

type TreeProps = Omit<EditableGrants, 'grants' | 'failure' | 'dialog'> & {
  readonly grants: NonNullable<EditableGrants['grants']>;
  readonly onDirty: (isDirty: boolean) => void;
};
function DepartTree({ onDirty, ...grants }: TreeProps) {
  const { body, operations, status, isDirty, isSaving, save } = useGrantEditor(grants);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <div className="depart-grants">
      <p className="muted">{organisationTexts.depart.grantsHint}</p>
      {body}
      <div className="form-foot">
        <Button type="primary" disabled={!isDirty} loading={isSaving} onClick={() => void save()}>
          {text.common.save}
        </Button>
        {operations}
        <span className="grow" role="status">
          {status}
        </span>
      </div>
    </div>
  );
}
