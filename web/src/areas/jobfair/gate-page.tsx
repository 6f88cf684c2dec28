import { checkInByGate, fairDayTexts, fairGatePage } from '@campus/contract/jobfair';
import { pick } from '@campus/contract/kit';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { asText } from '../../kit/field/row.ts';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { PublicPage } from '../../kit/public/public-page.tsx';
import { callEnvelope } from '../../request/call.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './gate-page.css';

const texts = fairDayTexts.gate;
const fields = pick(checkInByGate.input, ['studentNo', 'realname', 'mobileTail']);

/** The page behind the code at the gate, on the phone of a student. */
export function GatePage() {
  return (
    <PublicPage className="gate-visitor">
      <Gate />
    </PublicPage>
  );
}
function Gate() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const t = address.get('t') ?? '-';
  const { data, error } = useEndpoint(fairGatePage, { fairId: id, t }, { quiet: true });
  const [done, setDone] = useState<string>();
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async () => {
      const { studentNo, realname, mobileTail } = form.body();
      const body = {
        fairId: id,
        t,
        studentNo: asText(studentNo),
        realname: asText(realname),
        mobileTail: asText(mobileTail),
      };
      const { message, result } = await callEnvelope(checkInByGate, body, { quiet: true });
      setDone(`${result.name} ${message}`);
    });
  return (
    <section className="surface">
      {error && !data && <StateView isFailure title={error.message} text={texts.bad} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {data && (
        <>
          <h1>{data.title}</h1>
          <p className="muted">
            {data.startTime.slice(0, 16)} {data.place}
          </p>
          {done ? (
            <StateView title={done} />
          ) : (
            <form
              className="single-column"
              onSubmit={(event) => {
                event.preventDefault();
                void send();
              }}
            >
              <p>{texts.who}</p>
              <FormErrorNotices form={form} submit={submit} />
              <EntityFormFields form={form} />
              <Button type="primary" size="large" block htmlType="submit" loading={submit.isRunning}>
                {texts.submit}
              </Button>
            </form>
          )}
        </>
      )}
    </section>
  );
}
