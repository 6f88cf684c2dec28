import { pick } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { administrationTexts, copyRole, grantTree, roleGrants, sysRole } from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveRow } from '../../kit/call/entity-calls.ts';
import type { EntityRow } from '../../kit/field/row.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { getTypedText, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useRun } from '../../kit/form/use-run.ts';
import { validateOnServer } from '../../kit/form/validate-on-server.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { getIndex, startPages } from './grant-tree.ts';

const texts = administrationTexts.role;
export type Role = EntityRow<typeof sysRole>;
interface RoleDialogProps {
  readonly role: Role;
  readonly onClose: () => void;
}

/** Creates a role with the permissions of this one. */
export function CopyRole({ role, onClose }: RoleDialogProps) {
  const client = useQueryClient();
  const form = useFieldsForm({
    fields: pick(sysRole.fields, ['roleCode', 'roleName']),
    ask: validateOnServer(sysRole),
  });
  const send = async () => {
    const body = {
      id: role.id,
      roleCode: getTypedText(form.values, 'roleCode'),
      roleName: getTypedText(form.values, 'roleName'),
    };
    const { message } = await callEnvelope(copyRole, body, { quiet: true });
    await client.invalidateQueries({ queryKey: [sysRole.name] });
    return { message };
  };
  return (
    <QuestionDialog
      title={texts.copyTitle(role.roleName)}
      width={480}
      submitText={texts.copy}
      form={form}
      send={send}
      onClose={onClose}
    />
  );
}

/** 首页配置: start page of the users of a role. */
export function RoleHome({ role, onClose }: RoleDialogProps) {
  const client = useQueryClient();
  const tree = useEndpoint(grantTree, {});
  const granted = useEndpoint(roleGrants.granted, { roleId: role.id });
  const [path, setPath] = useState(role.homePath ?? '');
  const request = useRun();
  const isRead = tree.data !== undefined && granted.data !== undefined;
  const pages = isRead ? startPages(getIndex(tree.data.treeList), granted.data) : [];
  const save = async () => {
    await request.run(async () => {
      const { message } = await saveRow(sysRole, { id: role.id, version: role.version, homePath: path || null });
      tell.success(message);
      onClose();
    });
    await client.invalidateQueries({ queryKey: [sysRole.name] });
  };
  return (
    <FormDialog
      title={`${texts.home}：${role.roleName}`}
      width={520}
      submitText={text.common.save}
      isSubmitting={request.isRunning}
      isDisabled={!isRead}
      isDirty={path !== (role.homePath ?? '')}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className="step-question">{texts.homeHint}</p>
      {request.notice && <FormNotice tone="bad">{request.notice}</FormNotice>}
      <div className="role-home">
        <OptionSelect
          aria-label={texts.homeLabel}
          options={pages}
          value={path}
          placeholder={texts.homeNone}
          onChange={setPath}
        />
      </div>
    </FormDialog>
  );
}
