import { DownOutlined } from '@ant-design/icons';
import { administrationTexts } from '@campus/contract/system';
import { Button, Dropdown } from 'antd';

const texts = administrationTexts.grant;
const keys = ['linked', 'unlinked', 'all', 'none', 'open', 'close'] as const;

interface TreeOperationsProps {
  /** Checking an entry includes its descendants. */
  readonly isLinked: boolean;
  readonly run: Readonly<Record<(typeof keys)[number], () => void>>;
  readonly placement?: 'topLeft';
}

/** 树操作: how a checkbox tree is checked, and operations on all of it. */
export const TreeOperations = ({ isLinked, run, placement }: TreeOperationsProps) => (
  <Dropdown
    trigger={['click']}
    {...(placement && { placement })}
    menu={{
      selectable: true,
      selectedKeys: [isLinked ? 'linked' : 'unlinked'],
      items: keys.map((key) => ({ key, label: texts[key] })),
      onClick: ({ key }) => run[key as (typeof keys)[number]](),
    }}
  >
    <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
      {texts.tree}
    </Button>
  </Dropdown>
);
