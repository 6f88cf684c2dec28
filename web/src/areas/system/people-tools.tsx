import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';

interface AddPeopleProps {
  readonly labels: { readonly addKnown: string; readonly addNew: string };
  /** Adds existing users; undefined without permission. */
  readonly onKnown: (() => void) | undefined;
  /** Creates a user; undefined without permission. */
  readonly onNew: (() => void) | undefined;
}

/** Buttons that add members. */
export const AddPeople = ({ labels, onKnown, onNew }: AddPeopleProps) => (
  <>
    {onKnown && (
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onKnown}>
        {labels.addKnown}
      </Button>
    )}
    {onNew && <Button onClick={onNew}>{labels.addNew}</Button>}
  </>
);

interface PeopleToolsProps {
  /** Buttons that add users. */
  readonly children: ReactNode;
  /** Label of the account search. */
  readonly account: string;
  /** Removes the selected users; undefined without permission. */
  readonly removal?: { readonly label: string; readonly run: () => void } | undefined;
  readonly chosen: readonly string[];
  readonly isSending: boolean;
  readonly onFind: (word: string) => void;
}

/** Toolbar of a user table: add, remove, search. */
export const PeopleTools = ({ children, account, removal, chosen, isSending, onFind }: PeopleToolsProps) => (
  <div className="people-tools">
    {children}
    {removal && chosen.length > 0 && (
      <Button danger loading={isSending} onClick={removal.run}>
        {removal.label}（{chosen.length}）
      </Button>
    )}
    <span className="grow" />
    <Input.Search
      allowClear
      aria-label={account}
      placeholder={text.list.query.fuzzy(account)}
      className="people-find"
      onSearch={(value) => onFind(value.trim())}
    />
  </div>
);
