import {
  checkCreditCode,
  companyFlow,
  companyForm,
  companyGroups,
  type RegisteredDraft,
  registeredDraft,
  submitCompany,
} from '@campus/contract/enterprise';
import type { CallerInput } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { FormNotice } from '../../../kit/form/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../../kit/form/form-fields.tsx';
import { type FieldsForm, useFieldsForm } from '../../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../../kit/form/use-submit.ts';
import { call, callEnvelope } from '../../../request/call.ts';
import { type Registration, saveRegistration } from '../../../request/registration.ts';
import { tell } from '../../../request/tell.ts';
import { useEndpoint } from '../../../request/use-endpoint.ts';
import { usePageDirty } from '../../../widgets/page-frame.tsx';
import { useCompanyForm } from '../company-form.tsx';
import { type CheckAvailable, useAvailability, useAvailabilityCheck } from './availability-check.ts';
import { useCompanyDraft } from './company-draft.ts';
import { Expired } from './expired.tsx';
import { useRegistration } from './use-registration.ts';
import './registration.css';

const statusPage = '/enterprise-registration/audit-status';

/** Step 2: data of the company, a draft until it is submitted for audit. */
export function CompanyInfo() {
  const known = useRegistration();
  return known?.token ? <Loaded registration={known} /> : <Expired username={known?.username} />;
}

function Loaded({ registration }: { registration: Registration }) {
  const { username } = registration;
  const draft = useEndpoint(registeredDraft, { username }, { quiet: true });
  // A failed refetch leaves the form with its input.
  if (draft.isError && !draft.data) return <Expired username={username} reason={draft.error.message} />;
  if (!draft.data) {
    return (
      <section className="surface registration-card" aria-busy="true">
        <Skeleton active paragraph={{ rows: 12 }} />
      </section>
    );
  }
  const isOpen = [0, 1, 4].includes(draft.data.auditStatus);
  return isOpen ? <CompanyForm draft={draft.data} /> : <Navigate to={statusPage} replace />;
}

const codeIsFree: CheckAvailable = (creditCode) => call(checkCreditCode, { creditCode }, { quiet: true });
const asks = { creditCode: codeIsFree };

/** Submits the company for the audit and shows its status. */
function useCompanySubmit(form: FieldsForm) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const submit = useSubmit(form);
  const [isDone, setDone] = useState(false);
  const send = () =>
    submit.run(async (idempotencyKey) => {
      const given = form.body() as CallerInput<typeof submitCompany>;
      const { message, result } = await callEnvelope(submitCompany, given, { idempotencyKey, quiet: true });
      setDone(true);
      tell.success(message || text.ent.company.submitted);
      saveRegistration({ ...result });
      await client.invalidateQueries({ queryKey: [registeredDraft.path] });
      void navigate(statusPage);
    });
  return { submit, isDone, send };
}

function CompanyForm({ draft }: { draft: RegisteredDraft }) {
  const { inputs, rules, isHidden, isNeeded } = useCompanyForm();
  const free = useAvailability();
  // A registration has no row yet: defaults apply and no value is masked.
  const [initial] = useState(() => ({ ...draft.company, id: undefined }));
  const form = useFieldsForm({
    fields: companyForm,
    initial,
    rules: (values) => ({ ...rules?.(values), ...free.refusals(values) }),
    isHidden,
    isNeeded,
  });
  useAvailabilityCheck(form, asks, free);
  const { submit, isDone, send } = useCompanySubmit(form);
  const saved = useCompanyDraft(form, submit.isRunning || isDone);
  usePageDirty(saved.isUnsaved && !isDone);
  const { username, mobile, auditStatus, auditReason } = draft;
  return (
    <form
      className="surface registration-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{text.ent.step.company}</h2>
      <p className="registration-lead">
        {text.ent.audit.account(username)}
        {mobile && `　${text.ent.mobile.label}：${mobile}`}
      </p>
      {auditStatus === companyFlow.states.rejected.code && auditReason && (
        <FormNotice tone="bad">{text.ent.audit.reason(auditReason)}</FormNotice>
      )}
      {submit.notice && <FormNotice tone="bad">{submit.notice}</FormNotice>}
      <FormErrorSummary form={form} />
      <EntityFormFields form={form} groups={Object.values(companyGroups)} inputs={inputs} />
      <div className="registration-foot">
        <span className="grow" role="status">
          {saved.note}
        </span>
        <Button disabled={submit.isRunning} onClick={() => void saved.save()}>
          {text.registering.saveDraft}
        </Button>
        <Button type="primary" htmlType="submit" loading={submit.isRunning}>
          {text.ent.company.submit}
        </Button>
      </div>
    </form>
  );
}
