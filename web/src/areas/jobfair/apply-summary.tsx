import { type ApplyBooth, type ApplyChoices, fairApply, fairDayTexts } from '@campus/contract/jobfair';
import { Descriptions } from 'antd';
import { asText } from '../../kit/field/row.ts';

const texts = fairDayTexts.apply;
interface ApplySummaryProps {
  readonly choices: ApplyChoices;
  readonly booths: readonly ApplyBooth[];
  readonly values: Readonly<Record<string, unknown>>;
}
/** What will be submitted. */
export function ApplySummary({ choices, booths, values }: ApplySummaryProps) {
  const wanted = asText(values.postIds).split(',');
  const posts = choices.posts.filter(({ id }) => wanted.includes(id));
  const { needs, remark } = fairApply.fields;
  return (
    <Descriptions
      column={1}
      bordered
      size="small"
      items={[
        { key: 'fair', label: texts.summary.fair, children: choices.fairTitle },
        {
          key: 'booth',
          label: texts.summary.booth,
          children: booths.map(({ boothNo }) => boothNo).join('、') || asText(values.boothCount) || texts.none,
        },
        {
          key: 'posts',
          label: texts.summary.posts,
          children: posts.map(({ id, name, headcount }) => (
            <div key={id}>
              {name}（{texts.headcount(headcount)}）
            </div>
          )),
        },
        {
          key: 'contact',
          label: texts.summary.contact,
          children: [asText(values.contact), asText(values.contactMobile)].filter(Boolean).join(' '),
        },
        { key: 'needs', label: needs.label, children: asText(values.needs) || texts.none },
        { key: 'remark', label: remark.label, children: asText(values.remark) || texts.none },
      ]}
    />
  );
}
