import { fairApply, fairAttendee, fairDayTexts, jobFair } from '@campus/contract/jobfair';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { AuditPage } from '../../kit/list/audit-page.tsx';
import { FairApplies, FairAttendees } from './fair-applies.tsx';
import './fair-day.css';

/** The list below has `tab` for its states. */
const parameter = 'view';
const { tabs, fairEmpty } = fairDayTexts.audit;

/** 待审核: fairs, applications and people that wait for the school. */
export function FairAuditPage() {
  const [address, setAddress] = useSearchParams();
  const mayAudit = useAllowed(jobFair.can.approve);
  const mayAuditApplies = useAllowed(fairApply.can.approve);
  const maySeePeople = useAllowed(fairAttendee.can.list);
  const items = [
    mayAudit && {
      key: 'fair',
      label: tabs.fair,
      children: <AuditPage entity={jobFair} isQueue empty={fairEmpty} />,
    },
    mayAuditApplies && { key: 'apply', label: tabs.apply, children: <FairApplies /> },
    maySeePeople && { key: 'insure', label: tabs.insure, children: <FairAttendees /> },
  ].filter((item) => item !== false);
  // Messages of earlier versions link with the parameter of the list.
  const asked = address.get(parameter) ?? address.get('tab');
  const wanted = (items.find(({ key }) => key === asked) ?? items[0])?.key ?? 'apply';
  return (
    <Tabs
      className="fair-audit"
      activeKey={wanted}
      items={items}
      destroyOnHidden
      onChange={(tab) => setAddress({ [parameter]: tab }, { replace: true })}
    />
  );
}
