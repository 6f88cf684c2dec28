import { entities } from '@campus/contract';
import { isAudited, type Workflow } from '@campus/contract/kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RejectionNotice } from '../../src/kit/detail/rejection-notice.tsx';
import { show } from './support.tsx';

afterEach(cleanup);
const audited = entities.filter((e) => isAudited(e.workflow as Workflow | undefined) && 'auditReason' in e.fields);

describe.each(audited)('a $title', (entity) => {
  const flow = entity.workflow as Workflow;
  const decided = { auditReason: '材料不清晰', auditBy_dictText: '李审核', auditTime: '2026-11-20 09:30:15' };
  const of = (state: string) => ({ id: '1', [flow.column]: flow.states[state]?.code, ...decided });

  it('that was rejected says why, by whom and when', () => {
    show(<RejectionNotice entity={entity} row={of('rejected')} />);
    expect(screen.getByRole('alert').textContent).toBe('驳回原因：材料不清晰李审核 · 2026-11-20 09:30');
  });
  it.each(Object.keys(flow.states).filter((state) => state !== 'rejected'))('says nothing when %s', (state) => {
    show(<RejectionNotice entity={entity} row={of(state)} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('names the reasons of the dictionary, also without an opinion', () => {
  const [entity] = audited.filter(({ name }) => name === 'companyPost');
  if (!entity) throw new Error('no post');
  const flow = entity.workflow as Workflow;
  const row = { id: '1', [flow.column]: flow.states.rejected?.code, rejectReasons_dictText: '薪资虚假' };
  show(<RejectionNotice entity={entity} row={row} />);
  expect(screen.getByRole('alert').textContent).toBe('驳回原因：薪资虚假');
});
