import { DingtalkOutlined, WechatOutlined, WechatWorkOutlined } from '@ant-design/icons';
import {
  type Binding,
  bindingTexts as own,
  ownBindings,
  type ThirdType,
  thirdTypes,
  unbindThird,
  wechatConfig,
} from '@campus/contract/account';
import { loginConfigOfTenant } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { createNonce } from '../../request/nonce.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StatusDot } from '../../widgets/status.tsx';
import { SettingLine } from './setting-line.tsx';

const texts = text.account;
const icons: Readonly<Record<ThirdType, ReactNode>> = {
  wechat_open: <WechatOutlined className="brand-wechat" />,
  wechat_enterprise: <WechatWorkOutlined className="brand-work" />,
  dingtalk: <DingtalkOutlined className="brand-ding" />,
};
/** The only account type that can be bound by a scan. */
const scanned: ThirdType = 'wechat_open';

/** Opens the page with the QR code; the scan returns to the binding page. */
async function scan(): Promise<void> {
  const found = await call(wechatConfig, { nonce: createNonce() }).catch(ignoreReported);
  if (found?.href.startsWith('https://')) window.location.assign(found.href);
}
async function unbind(type: string, reload: () => void): Promise<void> {
  if (!(await tell.confirm({ title: text.common.prompt, text: texts.unbind.confirm }))) return;
  await callEnvelope(unbindThird, { type })
    .then(({ message }) => tell.success(message))
    .catch(ignoreReported);
  reload();
}

/** 账户绑定: external accounts that sign the user in. */
export function BindingSettings() {
  const bindings = useEndpoint(ownBindings, {}, { quiet: true });
  const portal = useEndpoint(loginConfigOfTenant, { tenantId: null }, { silent: true });
  const hasScan = portal.data?.qrReady !== false;
  if (bindings.isError) return <LoadError error={bindings.error} onRetry={bindings.refetch} />;
  if (!bindings.data) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
  const { data } = bindings;
  return (
    <>
      {(Object.keys(thirdTypes) as ThirdType[]).map((type) => (
        <Row
          key={type}
          type={type}
          isOffered={hasScan && type === scanned}
          binding={data.find(({ thirdType }) => thirdType === type)}
          onChanged={() => void bindings.refetch()}
        />
      ))}
    </>
  );
}

interface RowProps {
  readonly type: ThirdType;
  readonly binding: Binding | undefined;
  /** Whether this installation can bind it. */
  readonly isOffered: boolean;
  readonly onChanged: () => void;
}
function Row({ type, binding, isOffered, onChanged }: RowProps) {
  const state = <StatusDot tone={binding ? 'done' : 'neutral'}>{binding ? texts.bound : texts.unbound}</StatusDot>;
  return (
    <SettingLine
      icon={icons[type]}
      title={thirdTypes[type]}
      text={
        <span className="account-state">
          {state}
          {binding ? own.since(binding.realname ?? thirdTypes[type], binding.bindTime) : isOffered ? own.scan : own.off}
        </span>
      }
      action={
        binding ? (
          <Button type="link" danger onClick={() => void unbind(type, onChanged)}>
            {texts.unbind.self}
          </Button>
        ) : (
          isOffered && (
            <Button type="link" onClick={() => void scan()}>
              {own.bind}
            </Button>
          )
        )
      }
    />
  );
}
