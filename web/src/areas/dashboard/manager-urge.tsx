import {
  managerStuck,
  managerUrge,
  type StuckPlace,
  managerTexts as texts,
  type UrgeReport,
  type UrgeTarget,
} from '@campus/contract/dashboard';
import { Button } from 'antd';
import { useMayShow } from '../../request/permission.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useCall } from '../../request/use-endpoint.ts';
import type { CohortInput } from './cohort-input.ts';

const targets = Object.keys(texts.targets) as UrgeTarget[];
function reportText({ sent, recent }: UrgeReport): string {
  const parts = targets.filter((one) => sent[one] > 0).map((one) => texts.urgedPart[one](sent[one]));
  return parts.length > 0 ? texts.urged(parts.join('、')) : texts.noneUrged(recent);
}

export const useMayUrge = (): boolean => useMayShow(managerUrge.needs as string);

interface UrgeButtonProps {
  readonly place: StuckPlace;
  readonly input: CohortInput & { readonly orgCode?: string };
  /** The dialog around it says whom it reminds: no question before it. */
  readonly isConfirmed?: boolean;
}
/** 催办: reminds the users that the graduates of a place wait for, after a confirmation. */
export function UrgeButton({ place, input, isConfirmed = false }: UrgeButtonProps) {
  const urge = useCall(managerUrge, { affects: [managerStuck.path] });
  const mayUrge = useMayUrge();
  if (place.targets.length === 0 || !mayUrge) return null;
  const ask = async () => {
    const who = place.targets.map((one) => texts.targets[one]).join('、');
    const question = { title: texts.urgeTitle(place.name), text: texts.urgeAsk(place.count, who) };
    if (!isConfirmed && !(await tell.confirm(question))) return;
    tell.success(reportText(await urge.mutateAsync({ ...input, place: place.place })));
  };
  return (
    <Button
      size="small"
      aria-label={texts.urgeTitle(place.name)}
      loading={urge.isPending}
      onClick={() => void ask().catch(ignoreReported)}
    >
      {texts.urge}
    </Button>
  );
}
