import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled, EditFilled, StopFilled } from '@ant-design/icons';
import { companyFlow, type RegisteredDraft, registeredDraft, withdrawCompany } from '@campus/contract/enterprise';
import { loginConfigOfTenant } from '@campus/contract/homepage';
import type { Tone } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { AuditStatus } from '@campus/contract/rules';
import { Button, Skeleton } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Registration, saveRegistration } from '../../../request/registration.ts';
import { tell } from '../../../request/tell.ts';
import { useCall, useEndpoint } from '../../../request/use-endpoint.ts';
import { visitedTenant } from '../../../request/visited-tenant.ts';
import '../../../widgets/status.css';
import { Expired } from './expired.tsx';
import { useRegistration } from './use-registration.ts';
import './registration.css';

const formPage = '/enterprise-registration/company-info';
const { audit } = text.ent;
const say = text.registering;

interface View {
  readonly tone: Tone;
  readonly icon: ComponentType;
  readonly title: string;
  readonly hint?: string;
}
const unfinished: View = { tone: 'progress', icon: EditFilled, title: audit.incomplete, hint: say.incompleteHint };
const views: Readonly<Record<AuditStatus, View>> = {
  0: unfinished,
  1: unfinished,
  2: { tone: 'waiting', icon: ClockCircleFilled, title: audit.pending, hint: say.pendingHint },
  3: { tone: 'done', icon: CheckCircleFilled, title: audit.passed, hint: say.passedHint },
  4: { tone: 'bad', icon: CloseCircleFilled, title: audit.rejected, hint: say.rejectedHint },
  5: { tone: 'neutral', icon: StopFilled, title: audit.disabled },
};

/** Step 3: state of the audit and the available actions. */
export function AuditStatusPage() {
  const known = useRegistration();
  if (known?.token) return <Current registration={known} />;
  // Old links carry the state; without a token no action is available.
  if (known?.auditStatus !== undefined) return <State {...known} auditStatus={known.auditStatus} />;
  return <Expired username={known?.username} />;
}

/** The current state from the server. */
function Current({ registration }: { registration: Registration }) {
  const { username, auditStatus, auditReason } = registration;
  const now = useEndpoint(registeredDraft, { username }, { quiet: true });
  if (now.data) return <State {...now.data} actions={<Actions draft={now.data} />} />;
  if (!now.isError) {
    return (
      <section className="surface registration-card" aria-busy="true">
        <Skeleton active paragraph={{ rows: 6 }} />
      </section>
    );
  }
  if (auditStatus === undefined) return <Expired username={username} reason={now.error.message} />;
  return <State username={username} auditStatus={auditStatus} auditReason={auditReason} />;
}

interface StateProps {
  readonly username: string;
  readonly auditStatus: AuditStatus;
  readonly auditReason?: string | null | undefined;
  readonly submitTime?: string | null;
  readonly expectedDate?: string | null;
  readonly actions?: ReactNode;
}

function State({ username, auditStatus, auditReason, submitTime, expectedDate, actions }: StateProps) {
  const { tone, icon: Icon, title, hint } = views[auditStatus];
  const reason = auditStatus === companyFlow.states.disabled.code ? say.disabledReason : audit.reason;
  const facts = [
    { label: text.ent.account.label, value: username },
    ...(auditStatus === companyFlow.states.waiting.code
      ? [
          { label: say.submittedAt, value: submitTime },
          { label: say.expectedAt, value: expectedDate },
        ]
      : []),
  ].filter(({ value }) => value);
  return (
    <section className={`surface registration-state tone-${tone}`} role="status">
      <Icon />
      <h2>{title}</h2>
      {(hint || !actions) && <p>{actions ? hint : say.signInFirst}</p>}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {auditReason &&
        (auditStatus === companyFlow.states.rejected.code || auditStatus === companyFlow.states.disabled.code) && (
          <blockquote>{reason(auditReason)}</blockquote>
        )}
      {auditStatus === companyFlow.states.disabled.code && <ServicePhone />}
      <div className="registration-actions">
        {actions}
        <BackToSignIn isMain={!actions || auditStatus === companyFlow.states.approved.code} />
      </div>
    </section>
  );
}

function ServicePhone() {
  const { data } = useEndpoint(loginConfigOfTenant, { tenantId: visitedTenant('') ?? null }, { silent: true });
  return data?.servicePhone ? <p>{text.portal.contact.phone(data.servicePhone)}</p> : null;
}

function BackToSignIn({ isMain }: { isMain: boolean }) {
  const navigate = useNavigate();
  return (
    <Button type={isMain ? 'primary' : 'default'} onClick={() => void navigate('/user/login')}>
      {audit.backToLogin}
    </Button>
  );
}

/** Actions of the state: withdraw a submission, correct a rejected one, continue a draft. */
function Actions({ draft }: { draft: RegisteredDraft }) {
  const navigate = useNavigate();
  const withdraw = useCall(withdrawCompany, { affects: [registeredDraft.path] });
  const takeBack = async () => {
    if (!(await tell.confirm({ title: text.common.prompt, text: say.withdrawAsk, okText: say.withdraw }))) return;
    // The failure has been reported; the shown state stays.
    withdraw.mutate(
      {},
      {
        onSuccess: (state) => {
          saveRegistration({ ...state });
          void navigate(formPage);
        },
      },
    );
  };
  switch (draft.auditStatus) {
    case 2:
      return (
        <Button loading={withdraw.isPending} onClick={() => void takeBack()}>
          {say.withdraw}
        </Button>
      );
    case 4:
      return (
        <Button type="primary" onClick={() => void navigate(formPage)}>
          {audit.modify}
        </Button>
      );
    case 0:
    case 1:
      return (
        <Button type="primary" onClick={() => void navigate(formPage)}>
          {text.entry.completeCompany}
        </Button>
      );
    default:
      return null;
  }
}
