import { LeftOutlined } from '@ant-design/icons';
import { isEnterprise, type Page } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { delivery, deliveryPosts, deliveryTexts, type PostLoad } from '@campus/contract/resume';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCaller } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StateView } from '../../widgets/state-view.tsx';
import '../../kit/list/master-list.css';
import './by-post.css';
import { DeliveryRows } from './delivery-rows.tsx';

const pageSize = 20;

function usePosts() {
  const [asked, setAsked] = useState({ keyword: '', pageNo: 1 });
  const found = useQuery<Page<PostLoad>, RequestFailed>({
    queryKey: [delivery.name, 'posts', asked],
    queryFn: ({ signal }) => call(deliveryPosts, { ...asked, pageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return { asked, setAsked, found };
}

/** 按岗位查看: posts with their waiting counts on the left, deliveries of the selected one on the right. */
export function ByPostPage() {
  const [address, setAddress] = useSearchParams();
  const isMobile = useIsMobile();
  const posts = usePosts();
  const wanted = address.get('postId') ?? undefined;
  const chosen = wanted ?? (isMobile ? undefined : posts.found.data?.records[0]?.id);
  const choose = (id: string | undefined) => setAddress(id === undefined ? {} : { postId: id }, { replace: true });
  const back = isMobile && (
    <Button icon={<LeftOutlined aria-hidden />} onClick={() => choose(undefined)}>
      {deliveryTexts.posts}
    </Button>
  );
  return (
    <div className="pick-page of-posts">
      {(!isMobile || chosen === undefined) && <Posts posts={posts} chosen={chosen} onChoose={choose} />}
      {chosen ? (
        <DeliveryRows
          key={chosen}
          postId={chosen}
          tools={back || <span className="muted keys-hint">{deliveryTexts.keys}</span>}
        />
      ) : (
        !isMobile && (
          <section className="surface">
            {posts.found.isPending ? (
              <Skeleton active paragraph={{ rows: 8 }} className="master-list-loading" />
            ) : (
              <StateView title={deliveryTexts.choosePost} />
            )}
          </section>
        )
      )}
    </div>
  );
}

interface PostsProps {
  readonly posts: ReturnType<typeof usePosts>;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}
function Posts({ posts: { asked, setAsked, found }, chosen, onChoose }: PostsProps) {
  const { data } = found;
  const searched = isEnterprise(useCaller()) ? deliveryTexts.searchOwnPost : deliveryTexts.searchPost;
  return (
    <aside className="surface master-list" aria-label={deliveryTexts.posts}>
      <div className="master-list-head">
        <Input.Search
          allowClear
          aria-label={searched}
          placeholder={searched}
          maxLength={50}
          onSearch={(keyword) => setAsked({ keyword: keyword.trim(), pageNo: 1 })}
        />
      </div>
      <PostsBody found={found} keyword={asked.keyword} />
      {data && data.records.length > 0 && (
        <ul>
          {data.records.map((post) => (
            <li key={post.id}>
              <PostButton post={post} isChosen={post.id === chosen} onChoose={() => onChoose(post.id)} />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > pageSize && (
        <Pagination
          simple
          size="small"
          className="master-list-foot"
          current={asked.pageNo}
          pageSize={pageSize}
          total={data.total}
          showSizeChanger={false}
          onChange={(pageNo) => setAsked({ ...asked, pageNo })}
        />
      )}
    </aside>
  );
}

/** Posts or their placeholder. */
function PostsBody({ found, keyword }: { found: PostsProps['posts']['found']; keyword: string }) {
  const { data, error, refetch } = found;
  if (error && !data) {
    return <LoadError error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8 }} className="master-list-loading" />;
  if (data.records.length > 0) return null;
  return <StateView title={keyword ? text.job.noMatch : deliveryTexts.noPosts} />;
}

function PostButton({ post, isChosen, onChoose }: { post: PostLoad; isChosen: boolean; onChoose: () => void }) {
  const isOwn = isEnterprise(useCaller());
  return (
    <button type="button" {...(isChosen && { 'aria-current': 'true' as const })} onClick={onChoose}>
      <b title={post.name}>{post.name}</b>
      {post.waiting > 0 && (
        <span className="post-waiting" title={deliveryTexts.waitingCount(post.waiting)}>
          {post.waiting.toLocaleString('zh-CN')}
        </span>
      )}
      <small title={post.companyName}>
        {isOwn ? deliveryTexts.received(post.total, post.passed) : post.companyName}
      </small>
      {post.waiting > 0 && post.oldestDays !== null && <small>{deliveryTexts.oldest(post.oldestDays)}</small>}
    </button>
  );
}
