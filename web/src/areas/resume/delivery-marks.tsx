import { StarFilled, StarOutlined } from '@ant-design/icons';
import { check, isEnterprise } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { delivery, deliveryNote, deliveryStar, deliveryTag, deliveryTexts } from '@campus/contract/resume';
import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useCall } from '../../request/use-endpoint.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { useNoteDraft } from './use-note-draft.ts';

const affects = [delivery.name];
const mark = 'resume:delivery:note';
const { tags: tagsField } = deliveryTag.input;
const { remark: remarkField } = deliveryNote.input;

/** Star and tags belong to the company; the school does not see them. */
function useMayMark(): boolean {
  const mayNote = useAllowed(mark);
  return isEnterprise(useCaller()) && mayNote;
}

export function Star({ row }: { row: RowData }) {
  const mayMark = useMayMark();
  const star = useCall(deliveryStar, { affects });
  const isStarred = row.starFlag === 1;
  if (!mayMark) return null;
  return (
    <IconButton
      label={isStarred ? deliveryTexts.unstar : deliveryTexts.star}
      pressed={isStarred}
      disabled={star.isPending}
      onClick={() => star.mutate({ id: row.id, starFlag: isStarred ? 0 : 1 })}
    >
      {isStarred ? <StarFilled className="starred" aria-hidden /> : <StarOutlined aria-hidden />}
    </IconButton>
  );
}

/** Tags of the company, saved on every change. */
export function Tags({ row }: { row: RowData }) {
  const id = useId();
  const mayMark = useMayMark();
  const tag = useCall(deliveryTag, { affects });
  if (!mayMark) return null;
  const keep = (tags: readonly string[]) => {
    const joined = tags
      .map((one) => one.trim())
      .filter(Boolean)
      .join(',');
    const refusal = check(tagsField, joined);
    if (refusal) return tell.warning(refusal.message);
    tag.mutate({ id: row.id, tags: joined });
  };
  return (
    <div className="delivery-tags">
      <label htmlFor={id}>{deliveryTexts.tags}</label>
      <Select
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        placeholder={deliveryTexts.tagsPlaceholder}
        tokenSeparators={[',', '，', '、', ' ']}
        disabled={tag.isPending}
        value={asText(row.tags).split(',').filter(Boolean)}
        onChange={keep}
      />
    </div>
  );
}

/** Adds a note for colleagues to the history. */
export function Note({ row }: { row: RowData }) {
  const mayNote = useAllowed(mark);
  const draft = useNoteDraft(row.id);
  const note = useCall(deliveryNote, { affects });
  if (!mayNote) return null;
  const save = () =>
    note.mutateAsync({ id: row.id, remark: draft.text.trim() }).then(draft.discard).catch(ignoreReported);
  return (
    <div className="delivery-note">
      <Input.TextArea
        aria-label={deliveryTexts.note}
        placeholder={deliveryTexts.notePlaceholder}
        {...(remarkField.max !== undefined && { maxLength: remarkField.max })}
        autoSize={{ minRows: 2, maxRows: 6 }}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
      />
      {draft.text.trim() !== '' && (
        <Button size="small" type="primary" loading={note.isPending} onClick={() => void save()}>
          {text.common.save}
        </Button>
      )}
    </div>
  );
}
