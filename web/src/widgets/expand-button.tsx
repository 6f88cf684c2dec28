import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';

/** Shows and hides the further conditions of a search. */
export function ExpandButton({ isOpen, onChange }: { readonly isOpen: boolean; onChange: (isOpen: boolean) => void }) {
  return (
    <Button type="link" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
      {isOpen ? text.common.collapse : text.common.expand}
      {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
    </Button>
  );
}
