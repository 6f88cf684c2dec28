import { type ApplyBooth, applyChoices, fairApply, fairBooth, fairDayTexts } from '@campus/contract/jobfair';
import type { AnyEntity } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callStep } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { BoothPicker } from './booth-picker.tsx';

const texts = fairDayTexts.apply;

/** A company that came from the waiting list chooses its booths. Mount it to open it. */
export function ChooseBooths({ apply, onClose }: { readonly apply: RowData; readonly onClose: () => void }) {
  const client = useQueryClient();
  const [booths, setBooths] = useState<readonly ApplyBooth[]>([]);
  const [isRunning, setRunning] = useState(false);
  const fairId = asText(apply.fairId);
  const companyId = asText(apply.companyId);
  const most = useEndpoint(applyChoices, { fairId, companyId }, { quiet: true }).data?.boothPerCompany ?? 1;
  const send = async () => {
    setRunning(true);
    try {
      const body = { id: apply.id, boothIds: booths.map(({ id }) => id).join(',') };
      const { message } = await callStep(fairApply as AnyEntity, 'chooseBooths', body, crypto.randomUUID());
      for (const name of [fairApply.name, fairBooth.name]) await client.invalidateQueries({ queryKey: [name] });
      tell.success(message);
      onClose();
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message);
    } finally {
      setRunning(false);
    }
  };
  return (
    <FormDialog
      title={texts.chooseBooths}
      width={720}
      submitText={texts.chooseBooths}
      isSubmitting={isRunning}
      isDisabled={booths.length === 0}
      isDirty={false}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p className="muted">{texts.choose(most)}</p>
      <BoothPicker fairId={fairId} companyId={companyId} most={most} onChange={setBooths} />
    </FormDialog>
  );
}
