import { DownOutlined } from '@ant-design/icons';
import {
  blacklist,
  company,
  companyFlow,
  companyUser,
  creditTexts,
  enterpriseTexts,
} from '@campus/contract/enterprise';
import { getState } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { companyPost } from '@campus/contract/post';
import { delivery } from '@campus/contract/resume';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { type DetailTab, getName } from '../../kit/detail/detail-settings.ts';
import { QrButton } from '../../kit/detail/qr-button.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { Waiting } from '../../kit/detail/waiting-time.tsx';
import { asData, type EntityRow, type RowData } from '../../kit/field/row.ts';
import { useIsPhone } from '../../theme/use-media.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { resetAdministrator } from './administrator-password.ts';
import { CompanyCredit } from './company-credit.tsx';
import { CompanyDeliveries } from './company-deliveries.tsx';
import { CompanyDocuments } from './company-documents.tsx';
import { companyCells, EditCompany } from './company-form.tsx';
import { CompanyHistory, useCompanyHistory } from './company-history.tsx';
import { CompanyPosts } from './company-posts.tsx';
import './company.css';
import { MembersOf } from './company-user.tsx';
import { HistoryTable } from './history-table.tsx';

const { detail, member } = enterpriseTexts;
type Row = EntityRow<typeof company>;
/** Line below the name: mark, short name, code, status and waiting time; empty without values. */
const source = (row: Row) =>
  row.companyName && (
    <span className="company-source">
      {row.logo && <StoredImage path={row.logo} alt={company.fields.logo.label} />}
      {[row.shortName, row.creditCode, row.nature_dictText].filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {(row.tags_dictText ?? '')
        .split(',')
        .filter(Boolean)
        .map((tag) => (
          <span key={tag} className="chip">
            {tag}
          </span>
        ))}
      <Waiting row={asData(row)} />
    </span>
  );

/** The active tab from the URL; switching removes the list parameters of the previous tab. */
function useTabParam() {
  const [address, setAddress] = useSearchParams();
  return {
    tab: address.get('part') ?? 'basic',
    open: (tab: string) => setAddress(tab === 'basic' ? {} : { part: tab }, { replace: true }),
  };
}

/** The permitted tabs after 基本信息. */
function useTabs(): (row: Row) => DetailTab[] {
  const maySeeMembers = useAllowed(companyUser.can.list);
  const maySeePosts = useAllowed(companyPost.can.list);
  const maySeeDeliveries = useAllowed(delivery.can.list);
  const maySeeCredit = useAllowed(blacklist.can.list);
  const isPhone = useIsPhone();
  return (row) => {
    const data = asData(row);
    return [
      { key: 'papers', label: detail.papers, children: <CompanyDocuments row={data} /> },
      maySeeMembers && {
        key: 'members',
        label: detail.members,
        children: (
          <div className="tab-page">
            <MembersOf companyId={row.id} />
          </div>
        ),
      },
      maySeePosts && {
        key: 'posts',
        label: detail.posts,
        children: (
          <div className="tab-page">
            <CompanyPosts companyId={row.id} />
          </div>
        ),
      },
      maySeeDeliveries && {
        key: 'deliveries',
        label: detail.deliveries,
        children: <CompanyDeliveries companyId={row.id} maySeePosts={maySeePosts} />,
      },
      maySeeCredit && {
        key: 'credit',
        label: creditTexts.title,
        children: (
          <div className="tab-page">
            <CompanyCredit companyId={row.id} />
          </div>
        ),
      },
      {
        key: 'history',
        label: detail.history,
        children: isPhone ? <CompanyHistory row={data} /> : <HistoryTable id={row.id} />,
      },
    ].filter((tab) => tab !== false);
  };
}

/** Edit and reset, in addition to the steps of the audit. */
function Actions({ row }: { row: RowData }) {
  const [isEdited, setEdited] = useState(false);
  const mayEdit = useAllowed(company.can.edit);
  const mayReset = useAllowed(`${companyUser.code}:resetPwd`);
  return (
    <>
      {mayReset && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [{ key: 'reset', label: member.resetAdmin }],
            onClick: () => void resetAdministrator(row.id),
          }}
        >
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {text.common.more}
          </Button>
        </Dropdown>
      )}
      {getState(companyFlow, row.auditStatus) === 'approved' && (
        <QrButton entity={company} id={row.id} name={getName(company, row)} />
      )}
      {mayEdit && <Button onClick={() => setEdited(true)}>{text.common.edit}</Button>}
      {isEdited && <EditCompany row={row} onClose={() => setEdited(false)} />}
    </>
  );
}

/** 企业详情: data, documents, members and activity of a company. */
export function CompanyDetailPage() {
  const { id = '' } = useParams();
  const { tab, open } = useTabParam();
  const tabs = useTabs();
  const { data } = useRecord(company, id);
  const history = useCompanyHistory(id);
  usePageTitle(data && getName(company, data));
  return (
    <DetailPage
      entity={company}
      id={id}
      tab={tab}
      onTab={open}
      source={source}
      facts={['postCount', 'deliveryCount', 'hireCount', 'industry', 'scale', 'regionCode']}
      cells={{ licenseExpire: (row) => companyCells.licenseExpire(asData(row)) }}
      tabs={(row) => tabs(row).map((one) => (one.key === 'history' ? { ...one, count: history.data?.length } : one))}
      actions={(row) => <Actions row={asData(row)} />}
    />
  );
}
