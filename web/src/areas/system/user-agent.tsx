import { text } from '@campus/contract/messages';
import { administrationTexts, sysUserAgent } from '@campus/contract/system';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { readPage, removeRow } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { ignoreReported, type RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { Modal } from '../../widgets/modal.tsx';

const texts = administrationTexts.user;

interface UserAgentProps {
  readonly user: { readonly username: string; readonly realname: string };
  readonly onClose: () => void;
}
/** The represented user is shown above the form. */
const form = { ...sysUserAgent, form: sysUserAgent.form.filter((name) => name !== 'userName') };

/** 代理人: the user who sees a user's tasks during an absence. */
export function UserAgent({ user, onClose }: UserAgentProps) {
  const { username, realname } = user;
  const found = useQuery<RowData | null, RequestFailed>({
    queryKey: [sysUserAgent.name, 'of', username],
    queryFn: async ({ signal }) => {
      const page = await readPage<RowData>(sysUserAgent.path, { userName: username, pageSize: 1 }, signal);
      return page.records[0] ?? null;
    },
  });
  const agent = found.data;
  const title = texts.agentTitle(realname);
  if (agent === undefined)
    return (
      <Modal open title={title} footer={<Button onClick={onClose}>{text.common.close}</Button>} onCancel={onClose}>
        {found.error ? <p role="alert">{found.error.message}</p> : <Skeleton active title={false} />}
      </Modal>
    );
  const remove = async (id: string) => {
    if (!(await tell.confirm({ title: texts.agentRemove, text: text.list.delete.confirm, danger: true }))) return;
    try {
      tell.success((await removeRow(sysUserAgent, id)).message);
      onClose();
    } catch (failure) {
      ignoreReported(failure);
    }
  };
  return (
    <EntityForm
      entity={form}
      {...(agent === null ? { initial: { userName: username } } : { id: agent.id })}
      title={title}
      note={
        agent === null ? (
          texts.agentHint
        ) : (
          <Button danger type="text" onClick={() => void remove(agent.id)}>
            {texts.agentRemove}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
