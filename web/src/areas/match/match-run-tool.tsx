import { matchProgress, matchResult, matchScreen, runMatch } from '@campus/contract/match';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { callEnvelope } from '../../request/call.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';

const pollMs = 2_000;

/** How far a running computation is; the list is read again when it ends. */
export function MatchProgressNote() {
  const client = useQueryClient();
  const { data } = useEndpoint(
    matchProgress,
    {},
    {
      silent: true,
      refetchInterval: (progress) => progress?.isRunning === true && pollMs,
    },
  );
  const wasRunning = useRef(false);
  const isRunning = data?.isRunning ?? false;
  useEffect(() => {
    if (wasRunning.current && !isRunning) void client.invalidateQueries({ queryKey: [matchResult.name] });
    wasRunning.current = isRunning;
  }, [isRunning, client]);
  return isRunning && data ? <output className="muted">{matchScreen.running(data.done, data.total)}</output> : null;
}

/** 重新匹配 of one post. */
export function MatchRunButton() {
  const [isAsking, setAsking] = useState(false);
  if (!useAllowed(runMatch.needs as string)) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{matchScreen.run}</Button>
      {isAsking && <RunDialog onClose={() => setAsking(false)} />}
    </>
  );
}
function RunDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: runMatch.input });
  return (
    <QuestionDialog
      title={matchScreen.run}
      question={matchScreen.runAsk}
      submitText={matchScreen.run}
      form={form}
      send={async (idempotencyKey) => {
        const input = { postId: String(form.body().postId) };
        const answered = await callEnvelope(runMatch, input, { quiet: true, idempotencyKey });
        await client.invalidateQueries({ queryKey: [matchProgress.path] });
        return answered;
      }}
      onClose={onClose}
    />
  );
}
