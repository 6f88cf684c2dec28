import { refusal } from '@campus/contract/kit';
import { ossFile, systemRefusals } from '@campus/contract/system';
import type { AnyBehaviour } from '../../kit/any-behaviour.ts';
import { behaviour } from '../../kit/behaviour.ts';
import { findUses } from './references.ts';
import type { StoredFiles } from './stored-files.ts';

/** A referenced file cannot be deleted; any other one is removed from the store after its row. */
export function ossFileBehaviour(files: StoredFiles): AnyBehaviour {
  return behaviour(ossFile, {
    async beforeDelete(row, context) {
      const uses = await findUses(context.db, context.engine.registry, row.url);
      if (uses.length > 0) throw refusal(systemRefusals.fileInUse, 'RC_STATE', { uses });
      context.later(async () => void (await files.options.store.remove(row.url)));
    },
    present(rows) {
      for (const row of rows) if (typeof row.url === 'string') row.url = files.sign(row.url);
    },
  });
}
