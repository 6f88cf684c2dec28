import { pick } from '@campus/contract/kit';
import { matchScreen, previewRule } from '@campus/contract/match';
import { Alert, Button, Drawer } from 'antd';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { useCall } from '../../request/use-endpoint.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { ExplanationTable } from './explanation-table.tsx';
import './match.css';

const { rule: texts } = matchScreen;
const fields = pick(previewRule.input, ['postId', 'employId']);

/** 试算: a rule applied to a chosen post and student. */
export function RulePreview({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const preview = useCall(previewRule, { quiet: true });
  const isMobile = useIsMobile();
  const run = () =>
    submit.run(async () => {
      const { postId, employId } = form.body();
      await preview.mutateAsync({ ruleId: id, postId: String(postId), employId: String(employId) });
    });
  const found = preview.data;
  return (
    <Drawer open title={texts.previewTitle(name)} size={isMobile ? '100%' : 720} onClose={onClose}>
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} />
      <Button type="primary" loading={submit.isRunning} onClick={() => void run()}>
        {texts.previewRun}
      </Button>
      {found && (
        <div className="match-parts">
          {found.gates.length === 0 ? (
            <Alert type="success" showIcon title={texts.passes} />
          ) : (
            <Alert type="warning" showIcon title={texts.fails(found.gates.join('、'))} />
          )}
          <ExplanationTable explanation={found.explanation} />
        </div>
      )}
    </Drawer>
  );
}
