import { Input } from 'antd';

interface QuickSearchProps {
  readonly label: string;
  /** Placeholder; defaults to the label. */
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters the loaded rows on every key press. */
export const QuickSearch = ({ label, hint = label, value, onChange }: QuickSearchProps) => (
  <Input.Search
    allowClear
    aria-label={label}
    placeholder={hint}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
