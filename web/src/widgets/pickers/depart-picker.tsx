import { ApartmentOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Input, Modal, Spin, Tree, type TreeDataNode } from 'antd';
import { useState } from 'react';
import { type ControlProps, members } from '../selects/option.ts';
import { allDeparts, type Depart, type DepartSource, departTreeQuery } from './depart-tree.ts';
import { PickerField } from './picker-field.tsx';

interface DepartPickerProps extends ControlProps {
  readonly multiple?: boolean;
  /** The property of a department that is stored. */
  readonly store?: 'id' | 'orgCode';
  readonly source?: DepartSource;
  /** Offers to tick a department together with those below it. */
  readonly linkable?: boolean;
  readonly width?: number;
}

/** One or several departments of the tree, chosen in a dialog. */
export function DepartPicker(props: DepartPickerProps) {
  const {
    value,
    onChange,
    multiple = false,
    store = 'id',
    source = 'sys',
    linkable = false,
    width = 500,
    ...field
  } = props;
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery(departTreeQuery(source));
  const all = allDeparts(data ?? []);
  const chosen = all.filter((depart) => members(value).includes(depart[store]));
  return (
    <div data-widget="depart-picker">
      <PickerField
        {...field}
        placeholder={field.placeholder ?? text.depart.placeholder}
        prefix={<ApartmentOutlined title={text.depart.iconTitle} />}
        shown={chosen.map((depart) => depart.departName).join(',')}
        onOpen={() => setOpen(true)}
        onClear={() => onChange('')}
      />
      {isOpen && (
        <DepartDialog
          tree={data}
          isFailed={isError}
          chosen={chosen.map((depart) => depart.id)}
          multiple={multiple}
          linkable={linkable && multiple}
          width={width}
          onClose={() => setOpen(false)}
          onChoose={(ids) => {
            setOpen(false);
            onChange(
              all
                .filter((depart) => ids.includes(depart.id))
                .map((depart) => depart[store])
                .join(','),
            );
          }}
        />
      )}
    </div>
  );
}

interface DepartDialogProps {
  readonly tree: readonly Depart[] | undefined;
  readonly isFailed: boolean;
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  readonly linkable: boolean;
  readonly width: number;
  readonly onClose: () => void;
  readonly onChoose: (ids: readonly string[]) => void;
}

function DepartDialog({ tree, isFailed, chosen, multiple, linkable, width, onClose, onChoose }: DepartDialogProps) {
  const [checked, setChecked] = useState<readonly string[]>(chosen);
  const [keyword, setKeyword] = useState('');
  const [isLinked, setLinked] = useState(false);
  const found = search(tree ?? [], keyword);
  const toggle = (id: string) => {
    const has = checked.includes(id);
    if (!multiple) return setChecked(has ? [] : [id]);
    setChecked(has ? checked.filter((one) => one !== id) : [...checked, id]);
  };
  return (
    <Modal
      open
      title={text.depart.title}
      width={width}
      mask={{ closable: false }}
      okText={text.common.confirm}
      cancelText={text.common.close}
      onCancel={onClose}
      onOk={() => onChoose(checked)}
    >
      <div className="picker-search">
        <Input.Search
          allowClear
          placeholder={text.depart.search}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        {linkable && (
          <Dropdown
            menu={{
              items: [
                { key: 'linked', label: text.depart.tree.linked },
                { key: 'unlinked', label: text.depart.tree.unlinked },
              ],
              onClick: ({ key }) => setLinked(key === 'linked'),
            }}
          >
            <Button>{text.depart.tree.self}</Button>
          </Dropdown>
        )}
      </div>
      <div className="picker-tree">
        {!tree && !isFailed && <Spin description={text.common.loading} />}
        {isFailed && <p role="alert">{text.depart.loadFailed}</p>}
        {tree && found.length === 0 && <p className="muted">{text.depart.empty}</p>}
        {tree && found.length > 0 && (
          <Tree
            key={keyword === '' ? 'tree' : 'found'}
            checkable
            blockNode
            selectable={false}
            checkStrictly={!isLinked}
            defaultExpandedKeys={tree.map((depart) => depart.id)}
            treeData={found}
            checkedKeys={[...checked]}
            onCheck={(keys, { node }) => {
              if (isLinked && Array.isArray(keys)) setChecked(keys.map(String));
              else toggle(String(node.key));
            }}
            onClick={(event, node) => {
              const isBox = (event.target as HTMLElement).closest('.ant-tree-checkbox');
              if (!isLinked && !isBox) toggle(String(node.key));
            }}
          />
        )}
      </div>
    </Modal>
  );
}

const nodeOf = ({ id, departName, children }: Depart): TreeDataNode => ({
  key: id,
  title: departName,
  ...(children?.length && { children: children.map(nodeOf) }),
});

/** The tree; with a keyword the departments whose name contains it, as a flat list. */
function search(tree: readonly Depart[], keyword: string): TreeDataNode[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return tree.map(nodeOf);
  return allDeparts(tree)
    .filter((depart) => depart.departName.toLowerCase().includes(wanted))
    .map(({ id, departName }) => ({ key: id, title: departName }));
}
