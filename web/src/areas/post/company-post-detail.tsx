import { DownOutlined } from '@ant-design/icons';
import { getState } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { companyPost, postFlow, postTexts } from '@campus/contract/post';
import { delivery } from '@campus/contract/resume';
import { Button, Dropdown } from 'antd';
import { useParams, useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { DetailBody } from '../../kit/detail/detail-page.tsx';
import { RecordPlaceholder } from '../../kit/detail/detail-parts.tsx';
import type { DetailTab } from '../../kit/detail/detail-settings.ts';
import { QrButton } from '../../kit/detail/qr-button.tsx';
import { RejectionNotice } from '../../kit/detail/rejection-notice.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { Waiting } from '../../kit/detail/waiting-time.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { type RowAction, runAction, splitActions } from '../../kit/list/row-actions.tsx';
import { useSteps } from '../../kit/step/steps.tsx';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostKeyFacts, PostSource, PostTitle } from './post-head.tsx';
import { decidedText, PostHistory, usePostDifferences, usePostHistory } from './post-history.tsx';
import { RiskNotice } from './risk-notice.tsx';
import { usePostActions } from './use-post-actions.tsx';
import { type PostDecision, usePostDecision } from './use-post-decision.ts';

const texts = postTexts.detail;
const viewParameter = 'view';

/** 岗位详情: content, deliveries and audit history of a post. */
export function CompanyPostDetailPage() {
  const { id = '' } = useParams();
  const record = useRecord(companyPost, id);
  const row = record.data;
  usePageTitle(row && asText(row.name));
  if (row) return <PostDetail key={id} row={row} />;
  return (
    <section className="surface section">
      <RecordPlaceholder record={record} />
    </section>
  );
}

/** The active tab from the URL. */
function useTabParam(): [string | undefined, (view: string) => void] {
  const [address, setAddress] = useSearchParams();
  const change = (view: string) =>
    // The lists of the tabs have conditions of their own: drop those of the previous tab.
    setAddress(view === 'basic' ? {} : { [viewParameter]: view }, { replace: true });
  return [address.get(viewParameter) ?? undefined, change];
}

function PostDetail({ row }: { row: RowData }) {
  const [view, setView] = useTabParam();
  const steps = useSteps(companyPost);
  const actions = usePostActions(steps);
  const decision = usePostDecision(row);
  const history = usePostHistory(row.id);
  const mayDeliveries = useAllowed(delivery.can.list);
  const info: DetailTab = { key: 'basic', label: texts.info, children: <PostInfo row={row} decision={decision} /> };
  const tabs = [
    info,
    ...(mayDeliveries ? [deliveriesTab(row)] : []),
    {
      key: 'history',
      label: texts.history,
      count: history.data?.length,
      children: <PostHistory row={row} />,
    },
  ];
  return (
    <DetailBody
      all={tabs}
      tab={view ?? info.key}
      onTab={setView}
      head={(tabBar) => (
        <header className="record-head surface">
          <div className="record-line">
            <PostTitle row={row} history={history.data} />
            <span className="grow" />
            <HeadActions row={row} actions={actions.of(row)} decision={decision} />
          </div>
          <PostSource row={row}>
            <Waiting row={row} />
          </PostSource>
          <PostKeyFacts row={row} />
          {tabBar}
        </header>
      )}
      dialogs={
        <>
          {actions.dialogs}
          {steps.dialogs}
          {decision.dialogs}
        </>
      }
    />
  );
}

const deliveriesTab = (row: RowData): DetailTab => ({
  key: 'deliveries',
  label: texts.deliveries,
  count: Number(row.deliveryCount ?? 0),
  children: (
    <div className="post-deliveries">
      <EntityPage
        entity={delivery}
        filter={{ postId: row.id }}
        empty={{ title: texts.deliveryEmpty, text: texts.deliveryEmptyHint }}
      />
    </div>
  ),
});

function PostInfo({ row, decision }: { row: RowData; decision: PostDecision }) {
  const isWaiting = row.postStatus === postFlow.states.waiting.code;
  const differences = usePostDifferences(row.id);
  const count = differences.data?.changes.length ?? 0;
  return (
    <>
      <RejectionNotice entity={companyPost} row={row} />
      {isWaiting && (
        <RiskNotice
          row={row}
          isVerified={decision.isVerified}
          onVerify={decision.isOpen ? decision.verify : undefined}
        />
      )}
      {count > 0 && differences.data && (
        <p className="post-differences">
          <span className="post-note-chip">{texts.changed(count)}</span>
          {decidedText(differences.data)}
        </p>
      )}
      <PostFacts row={row} differences={differences.data} />
    </>
  );
}

const shownElsewhere: ReadonlySet<string> = new Set(['deliveries', 'audit', 'detail']);

/** A code leads visitors to the post: only once it is published. */
const isPublished = (row: RowData): boolean => getState(postFlow, row.postStatus) === 'active';

/** Actions of the state, the main one last; the decision is next to the others. */
interface HeadActionsProps {
  readonly row: RowData;
  readonly actions: readonly RowAction[];
  readonly decision: PostDecision;
}
function HeadActions({ row, actions, decision }: HeadActionsProps) {
  const { shown, more } = splitActions(actions.filter(({ key }) => !shownElsewhere.has(key)));
  const isMainHere = !decision.isOpen;
  return (
    <div className="record-actions">
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map(({ key, label, danger }) => ({ key, label, danger: danger === true })),
            onClick: ({ key }) => {
              const action = more.find((one) => one.key === key);
              if (action) void runAction(action);
            },
          }}
        >
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {text.common.more}
          </Button>
        </Dropdown>
      )}
      {isPublished(row) && <QrButton entity={companyPost} id={row.id} name={asText(row.name)} />}
      {shown.map((action, i) => (
        <Button
          key={action.key}
          {...(action.danger
            ? { danger: true }
            : isMainHere && i === shown.length - 1
              ? { type: 'primary' as const }
              : {})}
          onClick={() => void runAction(action)}
        >
          {action.label}
        </Button>
      ))}
      {decision.buttons}
    </div>
  );
}
