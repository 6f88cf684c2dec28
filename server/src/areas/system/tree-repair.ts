import { repairTrees, type TreeRepair } from '@campus/contract/system';
import { answer } from '../../kit/http/answer.ts';
import { repairTree } from '../../kit/write/tree-repair.ts';
import { audit } from '../../platform/log/audit.ts';

/** One transaction per tree, so that no call holds the locks of several. */
export const treeRepairAnswer = answer(
  repairTrees,
  async (_input, context, call) => {
    const repaired: TreeRepair[] = [];
    for (const e of context.engine.registry.entities) {
      if (!e.tree) continue;
      const report = await context.engine.transaction(call, async (inside) => {
        const { cycles, orphans } = await repairTree(e, inside);
        const getNames = (rows: typeof cycles) => rows.map(({ id, name }) => name ?? id);
        const found = { entity: e.name, title: e.title, cycles: getNames(cycles), orphans: getNames(orphans) };
        if (cycles.length + orphans.length > 0) audit(inside, 'tree.repair', found);
        return found;
      });
      if (report.cycles.length + report.orphans.length > 0) repaired.push(report);
    }
    if (repaired.length > 0) await context.services.caches.refresh();
    return repaired;
  },
  { transaction: false },
);
