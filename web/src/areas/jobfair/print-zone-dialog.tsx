import { type FairZone, fairDayTexts, fairPrintPath, fairPrints } from '@campus/contract/jobfair';
import { choice } from '@campus/contract/kit';
import { useEffect } from 'react';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { saveFile } from '../../request/save-file.ts';
import { tell } from '../../request/tell.ts';
import { useBoothMap } from './use-booth-map.ts';

const texts = fairDayTexts.print;
interface PrintZoneProps {
  readonly fairId: string;
  readonly onClose: () => void;
}

/** Asks what is printed for which zone of a fair. Mount it to open it. */
export function PrintZoneDialog({ fairId, onClose }: PrintZoneProps) {
  const { data, error } = useBoothMap(fairId);
  const zones = data?.layout.zones;
  const problem = error?.message ?? (zones?.length === 0 ? texts.noZones : undefined);
  useEffect(() => {
    if (problem === undefined) return;
    tell.warning(problem);
    onClose();
  }, [problem, onClose]);
  return zones && zones.length > 0 ? <ZoneForm fairId={fairId} zones={zones} onClose={onClose} /> : null;
}

function ZoneForm({ fairId, zones, onClose }: PrintZoneProps & { readonly zones: readonly FairZone[] }) {
  const options = Object.fromEntries(zones.map(({ key, name }) => [key, texts.zoneName(key, name)]));
  const form = useFieldsForm({
    fields: {
      kind: choice({ label: texts.kind, options: fairPrints, required: true, default: 'cards' }),
      zone: choice({ label: texts.zone, options, required: true, default: zones[0]?.key ?? '' }),
    },
  });
  const send = async () => {
    const { kind, zone } = form.body();
    await saveFile({ method: 'GET', path: fairPrintPath, query: { fairId, kind: String(kind), zone: String(zone) } });
    return { message: texts.done };
  };
  return <QuestionDialog title={texts.byZone} submitText={texts.print} form={form} send={send} onClose={onClose} />;
}
