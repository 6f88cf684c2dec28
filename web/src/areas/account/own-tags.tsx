import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { accountSummary, centerTexts, longestTag, mostTags, saveTags } from '@campus/contract/account';
import { Input } from 'antd';
import { useState } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';
import { useCall } from '../../request/use-endpoint.ts';

/** Up to ten tags on the user's own profile. */
export function OwnTags({ tags }: { readonly tags: readonly string[] }) {
  const [typed, setTyped] = useState<string>();
  const save = useCall(saveTags, { affects: [accountSummary.path] });
  const keep = (next: readonly string[], onError?: () => void) =>
    save.mutate(
      { tags: next },
      {
        onError: (error) => {
          ignoreReported(error);
          onError?.();
        },
      },
    );
  const add = () => {
    const tag = typed?.trim() ?? '';
    setTyped(undefined);
    if (tag !== '' && !tags.includes(tag)) keep([...tags, tag], () => setTyped(tag));
  };
  return (
    <ul className="account-tags" aria-label={centerTexts.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          {tag}
          <button
            type="button"
            aria-label={centerTexts.removeTag(tag)}
            disabled={save.isPending}
            onClick={() => keep(tags.filter((one) => one !== tag))}
          >
            <CloseOutlined />
          </button>
        </li>
      ))}
      {tags.length < mostTags && (
        <li className="add">
          {typed === undefined ? (
            <button type="button" disabled={save.isPending} onClick={() => setTyped('')}>
              <PlusOutlined /> {centerTexts.addTag}
            </button>
          ) : (
            <Input
              autoFocus
              size="small"
              aria-label={centerTexts.addTag}
              maxLength={longestTag}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onPressEnter={add}
              onBlur={add}
              onKeyDown={({ key }) => key === 'Escape' && setTyped(undefined)}
            />
          )}
        </li>
      )}
    </ul>
  );
}
