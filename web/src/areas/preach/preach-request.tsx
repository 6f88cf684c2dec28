import { PlusOutlined } from '@ant-design/icons';
import { getState } from '@campus/contract/kit';
import { preach, preachFlow, preachScreen } from '@campus/contract/preach';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCaller } from '../../kit/call/caller.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { FreeDays } from './free-days.tsx';
import { PreachForm } from './preach-form.tsx';
import { PreachPlace } from './preach-place.tsx';
import './preach.css';

const texts = preachScreen;
const ownList = {
  ...preach,
  list: preach.list.filter((name) => name !== 'companyName' && name !== 'contact') as typeof preach.list,
};
const tabs = [
  statusTab(preachFlow, 'requested'),
  statusTab(preachFlow, 'waiting'),
  statusTab(preachFlow, 'approved'),
  statusTab(preachFlow, 'rejected'),
];
const editable: readonly string[] = ['requested', 'rejected'];

/** 申请宣讲会: a company's own sessions, the free days and the form. */
export function PreachRequestPage() {
  const { companyId = '' } = useCaller();
  const navigate = useNavigate();
  const [form, setForm] = useState<{ readonly id?: string }>();
  return (
    <>
      <EntityPage
        entity={ownList}
        filter={{ companyId }}
        tabs={{ items: tabs }}
        cells={{ venueId: (row) => <PreachPlace row={row as never} /> }}
        detail={(row) => void navigate(`/preach/detail/${row.id}`)}
        rowActions={(row) => [
          editable.includes(getState(preachFlow, row.status)) && {
            key: 'edit',
            label: texts.edit,
            run: () => setForm({ id: row.id }),
          },
        ]}
        firstTool={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setForm({})}>
            {texts.request}
          </Button>
        }
        empty={texts.requestEmpty}
      />
      <section className="surface section preach-free">
        <FreeDays />
      </section>
      {form && <PreachForm key={form.id} {...form} onClose={() => setForm(undefined)} />}
    </>
  );
}
