import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  type DepartNode,
  deleteDepart,
  departPermissions,
  departRefusals,
  organisationTexts,
  sysDepart,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { EntityFacts, Unread } from '../../kit/detail-parts.tsx';
import { EntityForm, type EntityFormSettings } from '../../kit/entity-form.tsx';
import type { InputProps } from '../../kit/field-control.ts';
import { saveWorkbook } from '../../kit/use-entity-dialogs.tsx';
import { useRecord } from '../../kit/use-record.ts';
import { callEnvelope } from '../../request/call.ts';
import { RequestFailed, told } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';
import { tell } from '../../request/tell.ts';
import { ExcelImport } from '../../widgets/import/excel-import.tsx';
import { DepartPicker } from '../../widgets/pickers/depart-picker.tsx';
import { UserPicker } from '../../widgets/pickers/user-picker.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { DepartGrants } from './depart-grants.tsx';
import { DepartTreeSide } from './depart-tree-side.tsx';
import { DepartUsers } from './depart-users.tsx';
import '../../kit/detail.css';
import './depart.css';

const words = organisationTexts.depart;
const plain = ({ field: _field, known: _known, onBusy: _busy, ...props }: InputProps) => props;
const ParentInput = (props: InputProps) => <DepartPicker {...plain(props)} disabled />;
const DirectorsInput = (props: InputProps) => <UserPicker {...plain(props)} multiple store="id" />;
const form: EntityFormSettings<typeof sysDepart> = {
  inputs: { parentId: ParentInput, directorUserIds: DirectorsInput },
  isHidden: (name, values) => name === 'parentId' && !values.parentId,
};
type Open =
  | { dialog: 'add'; parent?: DepartNode }
  | { dialog: 'edit' | 'grants'; depart: DepartNode }
  | { dialog: 'import' };

/** 部门管理: the tree at the left, the chosen department with its people at the right. */
export function DepartListPage() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<DepartNode>();
  const [open, setOpen] = useState<Open>();
  const mayAdd = useAllowed(sysDepart.can.add);
  const mayExport = useAllowed(sysDepart.can.exportXls);
  const mayImport = useAllowed(sysDepart.can.importExcel);
  const close = () => setOpen(undefined);
  const reload = () => void client.invalidateQueries({ queryKey: [sysDepart.name] });
  return (
    <div className="depart-panes">
      <DepartTreeSide
        chosen={chosen?.id}
        onChoose={setChosen}
        tools={
          <>
            {mayAdd && (
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ dialog: 'add' })}>
                {words.addRoot}
              </Button>
            )}
            {mayImport && <Button onClick={() => setOpen({ dialog: 'import' })}>{text.common.import}</Button>}
            {mayExport && (
              <Button onClick={() => void saveWorkbook(sysDepart, {}).catch(told)}>{text.common.export}</Button>
            )}
          </>
        }
      />
      <section className="surface depart-pane">
        {chosen ? (
          <DepartPane
            key={chosen.id}
            depart={chosen}
            onOpen={setOpen}
            onGone={() => {
              setChosen(undefined);
              reload();
            }}
          />
        ) : (
          <StateView title={words.choose} text={words.chooseHint} />
        )}
      </section>
      {open?.dialog === 'add' && (
        <EntityForm
          entity={sysDepart}
          {...form}
          initial={open.parent ? { parentId: open.parent.id, orgCategory: '2' } : { orgCategory: '1' }}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && <EntityForm entity={sysDepart} {...form} id={open.depart.id} onClose={close} />}
      {open?.dialog === 'grants' && <DepartGrants depart={open.depart} onClose={close} />}
      {open?.dialog === 'import' && (
        <ExcelImport
          path={`${sysDepart.path}/importExcel`}
          onTemplate={() =>
            void saveFile(
              { method: 'GET', path: `${sysDepart.path}/exportXls`, query: { template: 1 } },
              `${sysDepart.title}${text.common.import}.xls`,
            ).catch(told)
          }
          onDone={reload}
          onClose={close}
        />
      )}
    </div>
  );
}

interface DepartPaneProps {
  readonly depart: DepartNode;
  readonly onOpen: (open: Open) => void;
  readonly onGone: () => void;
}

/** What is known of a department, who is in it, and what can be done with it. */
function DepartPane({ depart, onOpen, onGone }: DepartPaneProps) {
  const mayAdd = useAllowed(sysDepart.can.add);
  const mayEdit = useAllowed(sysDepart.can.edit);
  const mayDelete = useAllowed(sysDepart.can.delete);
  const mayGrant = useAllowed(departPermissions.needs as string);
  const record = useRecord(sysDepart, depart.id);
  const remove = useDeparture(depart, onGone);
  const name = String(record.data?.departName ?? depart.departName);
  return (
    <>
      <header>
        <h2>{name}</h2>
        <span className="muted">{depart.orgCode}</span>
        <span className="grow" />
        {mayGrant && <Button onClick={() => onOpen({ dialog: 'grants', depart })}>{words.grants}</Button>}
        {mayAdd && <Button onClick={() => onOpen({ dialog: 'add', parent: depart })}>{words.addBelow}</Button>}
        {mayEdit && <Button onClick={() => onOpen({ dialog: 'edit', depart })}>{text.common.edit}</Button>}
        {mayDelete && (
          <Button danger onClick={() => void remove()}>
            {text.common.delete}
          </Button>
        )}
      </header>
      <Tabs
        items={[
          {
            key: 'basic',
            label: text.record.basic,
            children: record.data ? (
              <div className="detail-tab">
                <EntityFacts entity={sysDepart} row={record.data} />
              </div>
            ) : record.isError ? (
              <Unread message={record.error.message} retry={() => void record.refetch()} />
            ) : (
              <Skeleton active paragraph={{ rows: 6 }} />
            ),
          },
          {
            key: 'users',
            label: words.users,
            children: (
              <div className="detail-tab">
                <DepartUsers departId={depart.id} />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

/** Deletes a department; where people are in it, asks once more before they are let go. */
function useDeparture({ id, departName }: DepartNode, onGone: () => void): () => Promise<void> {
  const send = async (force: boolean): Promise<void> => {
    const { message } = await callEnvelope(deleteDepart, { id, ...(force && { force: '1' }) }, { quiet: true });
    tell.success(message);
    onGone();
  };
  return async () => {
    const question = { title: text.common.delete, text: words.removeAsk(departName), danger: true };
    if (!(await tell.confirm(question))) return;
    try {
      await send(false);
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      if (!failure.message.startsWith(departRefusals.hasUsers('', 0).slice(0, 7))) return tell.warning(failure.message);
      const again = { title: words.force, text: words.forceAsk(failure.message), okText: words.force, danger: true };
      if (await tell.confirm(again))
        await send(true).catch((refused: unknown) => {
          if (!(refused instanceof RequestFailed)) throw refused;
          tell.warning(refused.message);
        });
    }
  };
}
