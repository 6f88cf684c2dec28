import { type Field, refs } from '@campus/contract/kit';
import { preach, preachPost, preachScreen, savePreachPosts } from '@campus/contract/preach';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useRights } from '../../kit/call/caller.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { call } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

const texts = preachScreen.posts;
interface PartProps {
  readonly preachId: string;
  readonly isOpen: boolean;
}

/** The posts of a session. */
export function PostsTab({ preachId, isOpen }: PartProps) {
  const [isAdding, setAdding] = useState(false);
  const may = useRights(preachPost, ['list', 'delete']);
  const mayAdd = may('delete') && isOpen;
  return (
    <>
      <EntityPage
        entity={preachPost}
        filter={{ preachId }}
        calls={isOpen ? ['list', 'delete', 'exportXls'] : ['list', 'exportXls']}
        tools={() =>
          mayAdd && (
            <Button type="primary" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          )
        }
        empty={texts.empty}
      />
      {isAdding && <AddPosts preachId={preachId} onClose={() => setAdding(false)} />}
    </>
  );
}

const postIds: Field = refs({
  label: texts.chosen,
  to: 'companyPost',
  required: true,
  most: 50,
  max: 2000,
  help: texts.hint,
});
function AddPosts({ preachId, onClose }: { readonly preachId: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: { postIds } });
  const submit = useSubmit(form);
  const save = () =>
    submit.run(async (idempotencyKey) => {
      const chosen = String(form.body().postIds ?? '');
      await call(savePreachPosts, { preachId, postIds: chosen }, { quiet: true, idempotencyKey });
      await Promise.all([preach, preachPost].map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
      tell.success(savePreachPosts.done ?? '');
      onClose();
    });
  return (
    <FormDialog
      title={texts.addTitle}
      width={560}
      submitText={texts.add}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} />
    </FormDialog>
  );
}
