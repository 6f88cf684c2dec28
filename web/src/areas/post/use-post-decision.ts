import { companyPost, postTexts } from '@campus/contract/post';
import { useState } from 'react';
import type { CasePlace } from '../../kit/detail/queue-page.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { type Decision, useDecision } from '../../kit/step/use-decision.tsx';
import { risksOfPost } from './risk-notice.tsx';

export interface PostDecision extends Decision {
  readonly isVerified: boolean;
  verify(isVerified: boolean): void;
}

/** The decision about a post. Risks are confirmed next to the words, not in a dialog afterwards. */
export function usePostDecision(row: RowData, place?: Pick<CasePlace, 'onDecided' | 'undo'>): PostDecision {
  const [verified, setVerified] = useState<string>();
  // Another version requires another confirmation.
  const version = `${row.id}/${String(row.version)}`;
  const isVerified = verified === version;
  const isBlocked = risksOfPost(row).length > 0 && !isVerified;
  const decision = useDecision(companyPost, row, {
    ...place,
    blocked: isBlocked ? postTexts.risk.verifyFirst : undefined,
    approval: { verified: isVerified ? 1 : 0 },
  });
  return { ...decision, isVerified, verify: (isOn) => setVerified(isOn ? version : undefined) };
}
