import { EditOutlined } from '@ant-design/icons';
import { dashboardTexts, shortcutsRead, shortcutsSave } from '@campus/contract/dashboard';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { FavoritePagesDialog, PageLinks, useFavoritePages } from '../../kit/list/favorite-pages.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { useCall, useEndpoint } from '../../request/use-endpoint.ts';
import { IconButton } from '../../widgets/icon-button.tsx';

const texts = dashboardTexts.workplace;

/** 快捷入口: the user's favorite pages, at most eight, in their order. */
export function Shortcuts() {
  const { data } = useEndpoint(shortcutsRead, {}, { quiet: true });
  const shown = useFavoritePages(data?.paths);
  const [isEdited, setEdited] = useState(false);
  const save = useCall(shortcutsSave, { affects: [shortcutsRead.path] });
  const close = () => setEdited(false);
  return (
    <section className="surface chart-card wide">
      <header>
        <h2>{texts.shortcuts}</h2>
        <span className="grow" />
        <IconButton label={texts.editShortcuts} onClick={() => setEdited(true)} disabled={!shown}>
          <EditOutlined />
        </IconButton>
      </header>
      {!shown ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : shown.length === 0 ? (
        <p className="chart-empty todo-none">{texts.noShortcuts}</p>
      ) : (
        <PageLinks className="page-links" pages={shown} />
      )}
      {isEdited && shown && (
        <FavoritePagesDialog
          title={texts.editShortcuts}
          label={texts.choose}
          most={texts.most}
          chosen={shown}
          isSaving={save.isPending}
          onSave={(paths) => void save.mutateAsync({ paths }).then(close, ignoreReported)}
          onClose={close}
        />
      )}
    </section>
  );
}
