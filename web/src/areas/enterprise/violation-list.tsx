import { creditTexts, revokeViolationCall, violation } from '@campus/contract/enterprise';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText } from '../../kit/field/row.ts';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { callEnvelope } from '../../request/call.ts';

const ofOneCompany = {
  ...violation,
  list: violation.list.filter((name) => name !== 'companyName'),
  search: (violation.search ?? []).filter((item) => item !== 'companyName'),
};

/** 违规记录 of all companies, or of one; a row can be taken back with its points. */
export function ViolationList({ companyId }: { readonly companyId?: string }) {
  const mayRevoke = useAllowed('jobFair:violation:revoke');
  const [revoked, setRevoked] = useState<string>();
  const known = companyId !== undefined;
  return (
    <>
      <EntityPage
        entity={known ? ofOneCompany : violation}
        path={violation.path}
        filter={known ? { companyId } : undefined}
        form={known ? { initial: { companyId }, isHidden: (name) => name === 'companyId' } : undefined}
        rowActions={(row) => [
          mayRevoke && row.revoked === 0
            ? { key: 'revoke', label: creditTexts.revoke, danger: true, run: () => setRevoked(row.id) }
            : undefined,
        ]}
        empty={{ title: creditTexts.noViolations }}
      />
      {revoked && <RevokeDialog id={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
}

const fields = { reason: revokeViolationCall.input.reason };
/** Takes a violation back. Mount it to open it. */
function RevokeDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields });
  const send = async (idempotencyKey: string) => {
    const body = { id, reason: asText(form.body().reason) };
    const { message } = await callEnvelope(revokeViolationCall, body, { quiet: true, idempotencyKey });
    await client.invalidateQueries({ queryKey: [violation.name] });
    return { message };
  };
  return (
    <QuestionDialog
      title={creditTexts.revoke}
      question={creditTexts.revokeQuestion}
      submitText={creditTexts.revoke}
      form={form}
      isDanger
      send={send}
      onClose={onClose}
    />
  );
}
