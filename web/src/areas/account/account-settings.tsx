import { text } from '@campus/contract/messages';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { useIsMobile } from '../../widgets/use-media.ts';
import './account.css';
import { BaseSettings } from './base-settings.tsx';
import { SecuritySettings } from './security-settings.tsx';

const words = text.account;

/** 账户设置: what one may change of one's own account. */
export function AccountSettingsPage() {
  const [params, setParams] = useSearchParams();
  const isMobile = useIsMobile();
  return (
    <section className="surface account-settings">
      <Tabs
        tabPlacement={isMobile ? 'top' : 'start'}
        activeKey={params.get('tab') === 'security' ? 'security' : 'base'}
        onChange={(tab) => setParams(tab === 'base' ? {} : { tab }, { replace: true })}
        items={[
          { key: 'base', label: words.base, children: <BaseSettings /> },
          { key: 'security', label: words.security, children: <SecuritySettings /> },
        ]}
      />
    </section>
  );
}
