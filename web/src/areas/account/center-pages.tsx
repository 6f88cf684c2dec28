import { accountSummary, centerTexts, mostPages, savePages } from '@campus/contract/account';
import { Button } from 'antd';
import { useState } from 'react';
import { FavoritePagesDialog, PageLinks, useFavoritePages } from '../../kit/list/favorite-pages.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { useCall } from '../../request/use-endpoint.ts';

/** Favorite pages. */
export function CenterPages({ paths }: { readonly paths: readonly string[] }) {
  const shown = useFavoritePages(paths) ?? [];
  const [isEdited, setEdited] = useState(false);
  const save = useCall(savePages, { affects: [accountSummary.path] });
  const close = () => setEdited(false);
  return (
    <>
      {shown.length === 0 ? (
        <p className="account-none">{centerTexts.noPages}</p>
      ) : (
        <PageLinks className="account-pages" pages={shown} />
      )}
      <Button onClick={() => setEdited(true)}>{centerTexts.editPages}</Button>
      {isEdited && (
        <FavoritePagesDialog
          title={centerTexts.editPages}
          label={centerTexts.choosePages}
          most={mostPages}
          chosen={shown}
          isSaving={save.isPending}
          onSave={(pages) => void save.mutateAsync({ pages }).then(close, ignoreReported)}
          onClose={close}
        />
      )}
    </>
  );
}
