import { text } from '@campus/contract/messages';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';

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
