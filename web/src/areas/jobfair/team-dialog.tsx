import { applyChoices, fairApply, fairAttendee, fairDayTexts, saveAttendees } from '@campus/contract/jobfair';
import { type Fields, formFields, type Page } from '@campus/contract/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { useRun } from '../../kit/form/use-run.ts';
import { callEnvelope } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { RowsEditor, type RowsHandle } from './rows-editor.tsx';

const texts = fairDayTexts.team;
const width = 880;
const insured = ['idCard', 'insureFile'];

interface TeamDialogProps {
  readonly apply: RowData;
  readonly onClose: () => void;
}
/** The people whom a company sends to a fair. Mount it to open it. */
export function TeamDialog({ apply, onClose }: TeamDialogProps) {
  const fairId = asText(apply.fairId);
  const choices = useEndpoint(applyChoices, { fairId, companyId: asText(apply.companyId) }, { quiet: true });
  const people = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [fairAttendee.name, 'list', 'team', apply.id],
    queryFn: ({ signal }) => readPage<RowData>(fairAttendee.path, { applyId: apply.id, pageSize: 100 }, signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (!choices.data || !people.data)
    return (
      <LoadingForm
        title={texts.title}
        width={width}
        isDrawer
        record={choices.data ? people : choices}
        onClose={onClose}
      />
    );
  const { maxAttendee, needInsure } = choices.data;
  const rows = people.data.records.toReversed();
  return <Team apply={apply} rows={rows} most={maxAttendee} needsInsurance={needInsure === 1} onClose={onClose} />;
}

interface TeamProps extends TeamDialogProps {
  readonly rows: readonly RowData[];
  readonly most: number;
  readonly needsInsurance: boolean;
}
function Team({ apply, rows, most, needsInsurance, onClose }: TeamProps) {
  const client = useQueryClient();
  const handle = useRef<RowsHandle>(null);
  const [isDirty, setDirty] = useState(false);
  const request = useRun();
  const fields: Fields = formFields(fairAttendee, 'add', 'enterprise');
  const save = async () => {
    if (handle.current?.isBusy()) return;
    const people = handle.current?.read();
    if (!people) return;
    await request.run(async (idempotencyKey) => {
      const options = { quiet: true, idempotencyKey };
      const { message } = await callEnvelope(saveAttendees, { applyId: apply.id, rows: people as never }, options);
      await client.invalidateQueries({ queryKey: [fairAttendee.name] });
      await client.invalidateQueries({ queryKey: [fairApply.name] });
      tell.success(message);
      onClose();
    });
  };
  const initial = rows.length > 0 ? rows : [{ isLeader: 1, name: apply.contact, mobile: apply.contactMobile }];
  return (
    <FormDialog
      title={`${texts.title} · ${asText(apply.fairTitle)}`}
      width={width}
      isDrawer
      submitText={texts.save}
      isSubmitting={request.isRunning}
      isDirty={isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {request.notice && <FormNotice tone="bad">{request.notice}</FormNotice>}
      <RowsEditor
        fields={fields}
        initial={initial as never}
        most={most}
        words={texts}
        handle={handle}
        onTouch={() => setDirty(true)}
        isHidden={(name) => !needsInsurance && insured.includes(name)}
        isNeeded={(name) => needsInsurance && insured.includes(name)}
      />
    </FormDialog>
  );
}
