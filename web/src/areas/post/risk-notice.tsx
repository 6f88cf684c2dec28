import { WarningOutlined } from '@ant-design/icons';
import {
  companyPost,
  type ListedWord,
  type PostRisk,
  type PostWordHit,
  postTexts,
  postWordHits,
} from '@campus/contract/post';
import { Checkbox } from 'antd';
import { asText, type RowData } from '../../kit/field/row.ts';
import { dictText, useDict } from '../../request/dictionary.ts';

const texts = postTexts.risk;

/** Risks of a post for the auditor. */
export const risksOfPost = (row: RowData): readonly PostRisk[] =>
  Array.isArray(row.riskTags) ? (row.riskTags as PostRisk[]) : [];

/** Positions of the risks in the post's texts. */
export function riskPlaces(row: RowData): PostWordHit[] {
  const listed = risksOfPost(row).map(
    ({ wordId, word, kind, level, tip, syllables }): ListedWord => ({
      id: wordId,
      word,
      kind,
      level,
      exceptions: [],
      replaceTip: tip,
      ...(syllables && { syllables }),
    }),
  );
  const once = [...new Map(listed.map((word) => [word.id, word])).values()];
  const found = postWordHits(
    { name: asText(row.name), duty: asText(row.duty), requirement: asText(row.requirement) },
    once,
  );
  return found.filter((hit) =>
    risksOfPost(row).some(({ field, wordId }) => field === hit.field && wordId === hit.wordId),
  );
}

interface RiskNoticeProps {
  readonly row: RowData;
  /** State of the confirmation; without a handler there is no checkbox. */
  readonly isVerified?: boolean;
  readonly onVerify?: ((isVerified: boolean) => void) | undefined;
}

/** Permitted words that an auditor has to check. */
export function RiskNotice({ row, isVerified = false, onVerify }: RiskNoticeProps) {
  const kinds = useDict('rc_word_kind');
  const risks = risksOfPost(row);
  if (risks.length === 0) return null;
  return (
    <div className="post-risks">
      <WarningOutlined aria-hidden />
      <div className="grow">
        <b>{texts.title(risks.length)}</b>
        <ul>
          {risks.map(({ field, wordId, word, kind, tip }) => (
            <li key={`${field}/${wordId}`}>
              {texts.item(companyPost.fields[field].label, word, dictText(kinds, kind))}
              {tip && `：${tip}`}
            </li>
          ))}
        </ul>
      </div>
      {onVerify && (
        <Checkbox checked={isVerified} onChange={({ target }) => onVerify(target.checked)}>
          {texts.verified}
        </Checkbox>
      )}
    </div>
  );
}
