import { Input } from 'antd';

interface QuickSearchProps {
  readonly label: string;
  /** What stands in the empty box; the label unless given. */
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Limits what is on the page already, with every key. */
export const QuickSearch = ({ label, hint = label, value, onChange }: QuickSearchProps) => (
  <Input.Search
    allowClear
    aria-label={label}
    placeholder={hint}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
