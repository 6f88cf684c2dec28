import { text } from '@campus/contract/messages';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';

const words = text.job;
/** What posts are searched by in the job picker. */
export interface JobWords {
  readonly postName: string;
  readonly companyName: string;
}
export const noWords: JobWords = { postName: '', companyName: '' };

/** The conditions above the posts of the job picker. */
export function JobSearch({ onSearch }: { onSearch: (found: JobWords) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(noWords);
  const condition = (key: keyof JobWords) => (
    <div className="picker-condition">
      <label htmlFor={`${id}-${key}`}>{words[key]}</label>
      <Input
        id={`${id}-${key}`}
        allowClear
        value={typed[key]}
        placeholder={text.biz.queryPlaceholder(words[key])}
        onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
      />
    </div>
  );
  return (
    <form
      className="picker-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      {condition('postName')}
      {condition('companyName')}
      <Button type="primary" htmlType="submit">
        {text.common.query}
      </Button>
      <Button
        onClick={() => {
          setTyped(noWords);
          onSearch(noWords);
        }}
      >
        {text.common.reset}
      </Button>
    </form>
  );
}
