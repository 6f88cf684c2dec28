import { componentTexts } from '@campus/contract/demo';
import { useQuery } from '@tanstack/react-query';
import { CategoryPicker } from '../../../widgets/pickers/category-picker.tsx';
import { CategorySelect, CategoryTreeSelect } from '../../../widgets/selects/category-select.tsx';
import { TableTreeSelect } from '../../../widgets/selects/table-tree-select.tsx';
import { oneCategory } from '../../../widgets/selects/tree-source.ts';
import { TreeTable } from '../../../widgets/tree-table/tree-table.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';

const texts = componentTexts.trees;
const byId = oneCategory({ async: true });
const byCode = oneCategory({ async: true, field: 'code' });
const columns = [
  { title: texts.departName, dataIndex: 'departName' },
  { title: texts.orgCode, dataIndex: 'orgCode', width: 200 },
];

/** Category tree, self-referencing table and tree table. */
export function TreesSection() {
  const { data: ids = [] } = useQuery({ queryKey: ['demo', ...byId.key], queryFn: () => byId.roots() });
  const { data: codes = [] } = useQuery({ queryKey: ['demo', ...byCode.key], queryFn: () => byCode.roots() });
  const id = ids[0]?.value ?? '';
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <DemoGroup title={texts.categoryDialog}>
        <DemoStates filled={id}>{(control) => <CategoryPicker {...control} />}</DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.categoryTree}>
        <DemoStates filled={codes[0]?.value ?? ''}>
          {(control) => <CategoryTreeSelect {...control} field="code" async />}
        </DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.categoryLevels}>
        <DemoStates
          filled={ids
            .slice(0, 2)
            .map(({ value }) => value)
            .join(',')}
        >
          {(control) => <CategorySelect {...control} multiple />}
        </DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.tableTree}>
        <DemoStates filled={id}>
          {(control) => (
            <TableTreeSelect {...control} dict="sys_category,name,id" pidValue="0" hasChildField="has_child" />
          )}
        </DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.badCondition}>
        <CategorySelect value="" condition="{bad" onChange={() => undefined} />
      </DemoGroup>
      <DemoGroup title={texts.treeTable}>
        <TreeTable columns={columns} url="/sys/sysDepart/queryDepartTreeSync" queryKey="pid" />
      </DemoGroup>
    </>
  );
}
