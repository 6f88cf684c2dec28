import { admittedParameter } from '@campus/contract/jobfair';
import { isEnterprise } from '@campus/contract/kit';
import { type liveRoom, roomObjects, viewLimits } from '@campus/contract/live';
import { useCaller } from '../../kit/call/caller.ts';
import type { EntityFormSettings } from '../../kit/form/entity-form.tsx';
import type { InputProps } from '../../kit/form/field-control.ts';
import { RefInput } from '../../kit/form/ref-input.tsx';
import type { FormValues } from '../../kit/form/use-fields-form.ts';

const ofCompany = { [admittedParameter]: '1' };
/** A company chooses among the fairs that have admitted it, which are those that the server accepts. */
function FairInput(props: InputProps) {
  return <RefInput {...props} {...(isEnterprise(useCaller()) && { among: ofCompany })} />;
}
const isIrrelevant = (name: string, { bizType, viewLimit }: FormValues): boolean =>
  (name === 'bizId' && bizType !== roomObjects.fair) ||
  (name === 'viewPassword' && Number(viewLimit) !== viewLimits.password);

/** The form of a live room: it asks for what belongs to the chosen object and limit alone. */
export const roomForm: EntityFormSettings<typeof liveRoom> = {
  dialog: { width: 1000, isDrawer: true },
  inputs: { bizId: FairInput },
  isHidden: isIrrelevant,
};
