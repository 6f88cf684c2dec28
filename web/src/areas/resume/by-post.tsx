import { text } from '@campus/contract/messages';
import { delivery, deliveryPosts, deliveryTexts, type PostLoad } from '@campus/contract/resume';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Badge, Button, Input, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './delivery.css';
import { DeliveryRows } from './delivery-rows.tsx';

const words = deliveryTexts;
const pageSize = 20;

/** 按岗位查看: posts by what waits there at the left, the deliveries of the chosen one at the right. */
export function ByPostPage() {
  const [address, setAddress] = useSearchParams();
  const postId = address.get('postId') ?? undefined;
  return (
    <div className="by-post">
      <Posts chosen={postId} onChoose={(id) => setAddress({ postId: id }, { replace: true })} />
      {postId ? (
        <DeliveryRows key={postId} postId={postId} tools={<span className="muted keys-hint">{words.keys}</span>} />
      ) : (
        <section className="surface">
          <StateView title={words.choosePost} />
        </section>
      )}
    </div>
  );
}

interface PostsProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}
function Posts({ chosen, onChoose }: PostsProps) {
  const [asked, setAsked] = useState({ keyword: '', pageNo: 1 });
  const { data, error, refetch } = useQuery<{ records: PostLoad[]; total: number }, RequestFailed>({
    queryKey: [delivery.name, 'posts', asked],
    queryFn: ({ signal }) => call(deliveryPosts, { ...asked, pageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <aside className="surface post-loads">
      <Input.Search
        allowClear
        aria-label={words.searchPost}
        placeholder={words.searchPost}
        maxLength={50}
        onSearch={(keyword) => setAsked({ keyword: keyword.trim(), pageNo: 1 })}
      />
      {error && !data ? (
        <StateView isFailure title={text.listPage.failed} text={error.message}>
          <Button onClick={() => void refetch()}>{text.listPage.retry}</Button>
        </StateView>
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      ) : data.records.length === 0 ? (
        <StateView title={words.noPosts} />
      ) : (
        <ul>
          {data.records.map((post) => (
            <li key={post.id}>
              <button type="button" aria-pressed={post.id === chosen} onClick={() => onChoose(post.id)}>
                <span>
                  <b title={post.name}>{post.name}</b>
                  <small title={post.companyName}>{post.companyName}</small>
                </span>
                <span className="post-waiting">
                  <Badge count={post.waiting} overflowCount={999} title={words.waitingCount(post.waiting)} />
                  {post.oldestDays !== null && post.waiting > 0 && <small>{words.oldest(post.oldestDays)}</small>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        simple
        size="small"
        hideOnSinglePage
        current={asked.pageNo}
        pageSize={pageSize}
        total={data?.total ?? 0}
        onChange={(pageNo) => setAsked({ ...asked, pageNo })}
      />
    </aside>
  );
}
