import {
  jsonObject,
  messageTexts,
  stopTemplate,
  sysMessage,
  sysMessageTemplate,
  testTemplate,
  useTemplate,
  variablesIn,
} from '@campus/contract/message';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import { RichTextCell, TextCell } from '../../kit/field/field-cells.tsx';
import { asData, type EntityRow } from '../../kit/field/row.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { useRun } from '../../kit/form/use-run.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { DictSelect } from '../../widgets/selects/dict-select.tsx';

type Template = EntityRow<typeof sysMessageTemplate>;
const texts = messageTexts.template;
const mail = '2';

/** Mail templates contain markup: the list shows their plain text. */
const cells: Cells<typeof sysMessageTemplate> = {
  templateContent: (row) => {
    const Shown = row.templateType === mail ? RichTextCell : TextCell;
    return <Shown field={sysMessageTemplate.fields.templateContent} name="templateContent" row={asData(row)} />;
  },
};

/** 消息模板: message templates. */
export function SysMessageTemplateListPage() {
  const client = useQueryClient();
  const mayUse = useAllowed(useTemplate.needs as string);
  const mayTest = useAllowed(testTemplate.needs as string);
  const [tested, setTested] = useState<Template>();
  const run = async (endpoint: typeof useTemplate, id: string) => {
    await callEnvelope(endpoint, { id })
      .then(({ message }) => tell.success(message))
      .catch(ignoreReported);
    await client.invalidateQueries({ queryKey: [sysMessageTemplate.name] });
  };
  return (
    <>
      <EntityPage
        entity={sysMessageTemplate}
        cells={cells}
        rowActions={(row) => [
          mayUse && row.useStatus !== '1' && { key: 'use', label: texts.use, run: () => void run(useTemplate, row.id) },
          mayUse &&
            row.useStatus === '1' && {
              key: 'stop',
              label: texts.stop,
              confirm: texts.stopAsk,
              run: () => void run(stopTemplate, row.id),
            },
          mayTest && { key: 'test', label: texts.test, run: () => setTested(row) },
        ]}
      />
      {tested && <TestDialog template={tested} onClose={() => setTested(undefined)} />}
    </>
  );
}

/** Sends a test message. */
function TestDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const client = useQueryClient();
  const { templateCode, templateName, templateContent, templateTestJson } = template;
  const empty = Object.fromEntries(variablesIn(`${templateName}${templateContent}`).map((name) => [name, '']));
  const [testData, setTestData] = useState(templateTestJson ?? JSON.stringify(empty, null, 2));
  const [receiver, setReceiver] = useState('');
  const [msgType, setMsgType] = useState(template.templateType === '5' ? '4' : template.templateType);
  const request = useRun();
  const send = () =>
    request.run(async () => {
      const input = { templateCode, testData, receiver, msgType };
      tell.success((await callEnvelope(testTemplate, input, { quiet: true })).message);
      await client.invalidateQueries({ queryKey: [sysMessage.name] });
      onClose();
    });
  return (
    <FormDialog
      title={`${texts.test}：${templateName}`}
      width={600}
      submitText={texts.send}
      isSubmitting={request.isRunning}
      isDisabled={receiver.trim() === '' || jsonObject(testData) === undefined}
      isDirty={receiver !== ''}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      {request.notice && <FormNotice tone="bad">{request.notice}</FormNotice>}
      <Form component={false} layout="vertical">
        <Form.Item label={sysMessageTemplate.fields.templateContent.label}>
          <Input.TextArea readOnly autoSize={{ minRows: 2, maxRows: 8 }} value={templateContent} />
        </Form.Item>
        <Form.Item label={sysMessageTemplate.fields.templateTestJson.label} htmlFor="template-test-data">
          <Input.TextArea
            id="template-test-data"
            autoSize={{ minRows: 4, maxRows: 12 }}
            value={testData}
            {...(jsonObject(testData) === undefined && { status: 'error' as const })}
            onChange={({ target }) => setTestData(target.value)}
          />
        </Form.Item>
        <Form.Item label={sysMessage.fields.esType.label} htmlFor="template-test-type">
          <DictSelect id="template-test-type" dict="msgType" value={msgType} onChange={setMsgType} as="list" />
        </Form.Item>
        <Form.Item label={sysMessage.fields.esReceiver.label} htmlFor="template-test-receiver" required>
          <Input
            id="template-test-receiver"
            placeholder={texts.receiverHint}
            value={receiver}
            onChange={({ target }) => setReceiver(target.value)}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  );
}
