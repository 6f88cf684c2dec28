import { text } from '@campus/contract/messages';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';

interface PeopleToolsProps {
  /** How people are added. */
  readonly children: ReactNode;
  /** What their account is called here. */
  readonly account: string;
  /** Takes the chosen ones out, for who may. */
  readonly removal?: { readonly label: string; readonly run: () => void } | undefined;
  readonly chosen: readonly string[];
  readonly isSending: boolean;
  readonly onFind: (word: string) => void;
}

/** What stands above the people of something: adding, taking out the chosen ones, finding. */
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
