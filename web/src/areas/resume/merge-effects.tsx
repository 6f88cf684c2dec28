import type { CallerInput } from '@campus/contract/kit';
import { type MergePreview, previewMerge, mergeTexts as texts } from '@campus/contract/resume';
import { useEffect } from 'react';
import { FormNotice } from '../../kit/form/form-dialog.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { SmallSpin } from '../../widgets/small-spin.tsx';
import './merge.css';

const joinCounts = (rows: MergePreview['moved']): string =>
  rows.map(({ title, count }) => texts.count(title, count)).join('、');

interface MergeEffectsProps {
  readonly input: CallerInput<typeof previewMerge>;
  /** Whether the merge cannot be sent: it is refused, or not known yet. */
  readonly onRefused: (isRefused: boolean) => void;
}
/** What the merge would do with these choices, or why it is refused. */
export function MergeEffects({ input, onRefused }: MergeEffectsProps) {
  const { data, error } = useEndpoint(previewMerge, input, { quiet: true });
  const refusal = error?.message ?? data?.refusal;
  const isRefused = !data || typeof refusal === 'string';
  useEffect(() => onRefused(isRefused), [isRefused, onRefused]);
  if (typeof refusal === 'string') return <FormNotice tone="bad">{refusal}</FormNotice>;
  if (!data) return <SmallSpin />;
  const { moved, left, changed, resumeDeleted } = data;
  return (
    <section className="merge-effects">
      <h3>{texts.effects}</h3>
      <ul>
        <li>{moved.length > 0 ? texts.moving(joinCounts(moved)) : texts.nothingMoves}</li>
        {left.length > 0 && <li>{texts.staying(joinCounts(left))}</li>}
        {changed.length > 0 && <li>{texts.changing(changed.join('、'))}</li>}
        {resumeDeleted && <li>{texts.resumeDeleted}</li>}
      </ul>
    </section>
  );
}
