import { text } from '@campus/contract/messages';
import { administrationTexts } from '@campus/contract/system';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { useGrantEditor } from './grant-editor.tsx';
import { type EditableGrants, type GrantSource, useGrants } from './use-grants.tsx';
import './role.css';

const texts = administrationTexts.grant;
const drawerWidth = 650;
const nothing = { title: text.common.noData, text: '' };

interface GrantDrawerProps extends GrantSource {
  readonly title: string;
  /** Empty state when nothing can be granted. */
  readonly empty?: { readonly title: string; readonly text: string };
  readonly onClose: () => void;
}

/** 角色权限配置: menus, buttons and data rules of a role or department role. */
export function GrantDrawer({ title, empty = nothing, onClose, ...source }: GrantDrawerProps) {
  const isMobile = useIsMobile();
  const { dialog, failure, ...atHand } = useGrants(source);
  const { grants, reload } = atHand;
  const isEmpty = grants?.tree.length === 0;
  return (
    <>
      {grants && !isEmpty ? (
        <GrantTree {...atHand} grants={grants} title={title} onClose={onClose} />
      ) : (
        <Drawer open title={title} size={isMobile ? '100%' : drawerWidth} onClose={onClose}>
          {isEmpty ? (
            <StateView {...empty} />
          ) : failure === undefined ? (
            <Skeleton active title={false} paragraph={{ rows: 14 }} />
          ) : (
            <Alert
              type="error"
              showIcon
              title={failure}
              action={<Button onClick={() => void reload().catch(ignoreReported)}>{text.listPage.retry}</Button>}
            />
          )}
        </Drawer>
      )}
      {dialog}
    </>
  );
}

type TreeProps = Omit<EditableGrants, 'grants' | 'failure' | 'dialog'> & {
  readonly grants: NonNullable<EditableGrants['grants']>;
  readonly title: string;
  readonly onClose: () => void;
};
function GrantTree({ title, onClose, ...grants }: TreeProps) {
  const isMobile = useIsMobile();
  const { body, operations, status, isDirty, isSaving, save } = useGrantEditor(grants);
  const close = async () => {
    if (!isDirty || (await tell.confirm({ title: text.common.prompt, text: text.common.leaveConfirm }))) onClose();
  };
  const run = async (isLast: boolean) => {
    if ((await save()) && isLast) onClose();
  };
  return (
    <Drawer
      open
      title={title}
      size={isMobile ? '100%' : drawerWidth}
      mask={{ closable: false }}
      className="grant-drawer"
      onClose={() => void close()}
      footer={
        <div className="form-foot">
          {operations}
          <span className="grow" role="status">
            {status}
          </span>
          <Button disabled={isSaving} onClick={() => void close()}>
            {text.common.cancel}
          </Button>
          <Button disabled={!isDirty} loading={isSaving} onClick={() => void run(false)}>
            {texts.save}
          </Button>
          <Button type="primary" disabled={!isDirty} loading={isSaving} onClick={() => void run(true)}>
            {texts.saveClose}
          </Button>
        </div>
      }
    >
      {body}
    </Drawer>
  );
}
