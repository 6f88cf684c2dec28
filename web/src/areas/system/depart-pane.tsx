import { text } from '@campus/contract/messages';
import { type DepartNode, departGrants, organisationTexts, sysDepart } from '@campus/contract/system';
import { Button, Tabs } from 'antd';
import { useRef, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityFacts, RecordPlaceholder } from '../../kit/detail/detail-parts.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { tell } from '../../request/tell.ts';
import { DepartForm } from './depart-form.tsx';
import { DepartGrants } from './depart-grants.tsx';
import { DepartUsers } from './depart-users.tsx';
import '../../kit/detail/detail.css';
import './depart.css';

const texts = organisationTexts.depart;

interface DepartPaneProps {
  readonly depart: DepartNode;
  readonly onAddBelow: () => void;
  readonly onRemove: () => void;
  /** Reports whether there are unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** Data, members, roles and permissions of a department. */
export function DepartPane({ depart, onAddBelow, onRemove, onDirty }: DepartPaneProps) {
  const mayAdd = useAllowed(sysDepart.can.add);
  const mayEdit = useAllowed(sysDepart.can.edit);
  const mayDelete = useAllowed(sysDepart.can.delete);
  const mayGrant = useAllowed(departGrants.granted.needs as string);
  const record = useRecord(sysDepart, depart.id);
  const [tab, setTab] = useState('basic');
  const isDirty = useRef(false);
  const hear = useRef((next: boolean) => {
    isDirty.current = next;
    onDirty(next);
  });
  const name = String(record.data?.departName ?? depart.departName);
  const change = async (next: string) => {
    const mayGo =
      !isDirty.current || (await tell.confirm({ title: text.common.prompt, text: text.common.leaveConfirm }));
    if (mayGo) setTab(next);
  };
  const basic = record.data ? (
    mayEdit ? (
      <DepartForm row={record.data} onDirty={hear.current} />
    ) : (
      <EntityFacts entity={sysDepart} row={record.data} />
    )
  ) : (
    <RecordPlaceholder record={record} rows={6} />
  );
  const panes = [
    { key: 'basic', label: text.record.basic, children: basic },
    ...(mayGrant
      ? [
          {
            key: 'grants',
            label: texts.grants,
            children: <DepartGrants departId={depart.id} onDirty={hear.current} />,
          },
        ]
      : []),
    { key: 'users', label: texts.users, children: <DepartUsers depart={depart} /> },
  ];
  return (
    <>
      <header>
        <h2>{name}</h2>
        <span className="muted">{depart.orgCode}</span>
        <span className="grow" />
        <span className="depart-acts">
          {mayAdd && <Button onClick={onAddBelow}>{texts.addBelow}</Button>}
          {mayDelete && (
            <Button danger onClick={onRemove}>
              {text.common.delete}
            </Button>
          )}
        </span>
      </header>
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(next) => void change(next)}
        items={panes.map((pane) => ({ ...pane, children: <div className="detail-tab">{pane.children}</div> }))}
      />
    </>
  );
}
