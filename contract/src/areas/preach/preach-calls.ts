import { auditBatchCall, batchReasons, endpoint, flag, ref, text, type } from '../../kit/index.ts';
import { preach } from './preach.ts';

const save = 'preach:preach:save';
const request = 'preach:preach:request';
const id = ref({ label: '宣讲会', to: 'preach', required: true });

/** A session as its form and its detail read it. */
export type PreachView = Readonly<Record<string, unknown>> & { readonly id: string; readonly status: number };

/**
 * Adds a session, or edits the one with the id; the school's become drafts, a company's requests. `submit` takes it on to
 * the audit, or asks again.
 */
export const savePreach = endpoint({
  method: 'POST',
  path: '/preach/preach/save',
  title: '保存宣讲会',
  needs: [save, request],
  input: { id: text({ label: '宣讲会', max: 32 }), submit: flag({ label: '送审' }) },
  output: type<PreachView>(),
  done: '保存成功！',
});
/** Deletion by GET, as clients send it; our console uses DELETE. */
export const deletePreach = endpoint({
  method: ['GET', 'DELETE'],
  path: '/preach/preach/delete',
  title: '删除宣讲会',
  needs: 'preach:preach:delete',
  input: { id },
  output: type<null>(),
  done: '删除成功！',
});
/** A new draft with the content, companies and posts of a session. */
export const copyPreach = endpoint({
  method: 'POST',
  path: '/preach/preach/copy',
  title: '复制宣讲会',
  needs: save,
  input: { id },
  output: type<{ readonly id: string }>(),
  done: '已复制为草稿',
});
export const preachAuditBatch = auditBatchCall(preach, '宣讲会批量审核', batchReasons('rc_preach_reject_reason'));
