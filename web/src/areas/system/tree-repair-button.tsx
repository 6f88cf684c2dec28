import { PartitionOutlined } from '@ant-design/icons';
import { repairTrees, type TreeRepair, treeRepairTexts } from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Descriptions } from 'antd';
import { useState } from 'react';
import { Allowed } from '../../kit/call/allowed.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { Modal } from '../../widgets/modal.tsx';

const getLines = ({ cycles, orphans }: TreeRepair): string[] => [
  ...(cycles.length > 0 ? [treeRepairTexts.cycle(cycles.join('、'))] : []),
  ...(orphans.length > 0 ? [treeRepairTexts.orphan(orphans.join('、'))] : []),
];

/** Repairs the trees of the tenant and lists the changes; requires its permission code. */
export function TreeRepairButton() {
  const [isRunning, setRunning] = useState(false);
  const [repaired, setRepaired] = useState<readonly TreeRepair[]>([]);
  const client = useQueryClient();
  const repair = async () => {
    if (!(await tell.confirm({ title: treeRepairTexts.button, text: treeRepairTexts.ask }))) return;
    setRunning(true);
    try {
      const report = await call(repairTrees, {});
      setRepaired(report);
      if (report.length === 0) tell.success(treeRepairTexts.nothing);
      else await client.invalidateQueries();
    } catch (error) {
      ignoreReported(error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Allowed code={repairTrees.needs as string}>
      <Button icon={<PartitionOutlined aria-hidden />} loading={isRunning} onClick={() => void repair()}>
        {treeRepairTexts.button}
      </Button>
      <Modal open={repaired.length > 0} title={treeRepairTexts.done} footer={null} onCancel={() => setRepaired([])}>
        <Descriptions
          column={1}
          bordered
          size="small"
          items={repaired.map((one) => ({
            key: one.entity,
            label: one.title,
            children: getLines(one).map((line) => <div key={line}>{line}</div>),
          }))}
        />
      </Modal>
    </Allowed>
  );
}
