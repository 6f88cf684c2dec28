import { checkInAtGate, preachScreen } from '@campus/contract/preach';
import { Button } from 'antd';
import { useState } from 'react';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';

const texts = preachScreen.page;
const { studentNo, realname, mobileTail } = checkInAtGate.input;

/** A student without an account checks in with number, name and the end of the phone number. */
export function GateForm({ preachId, token }: { readonly preachId: string; readonly token: string }) {
  const form = useFieldsForm({ fields: { studentNo, realname, mobileTail } });
  const submit = useSubmit(form);
  const [done, setDone] = useState<{ readonly message: string; readonly time: string }>();
  const run = () =>
    submit.run(async (idempotencyKey) => {
      const values = form.body() as { studentNo: string; realname: string; mobileTail: string };
      const { result, message } = await callEnvelope(
        checkInAtGate,
        { preachId, token, ...values },
        { quiet: true, idempotencyKey },
      );
      setDone({ message, time: result.checkinTime });
    });
  return (
    <section className="surface" aria-label={texts.gate}>
      <h2>{texts.gate}</h2>
      {done ? (
        <p className="public-open" role="status">
          {done.message} · {texts.at(done.time)}
        </p>
      ) : (
        <div className="single-column">
          <p className="muted">{texts.gateNote}</p>
          <FormErrorNotices form={form} submit={submit} />
          <EntityFormFields form={form} />
          <Button type="primary" size="large" block loading={submit.isRunning} onClick={() => void run()}>
            {texts.submit}
          </Button>
        </div>
      )}
    </section>
  );
}
