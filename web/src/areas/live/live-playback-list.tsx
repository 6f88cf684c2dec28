import { livePlayback, type PlaybackAddress, playPlayback, liveScreen as texts } from '@campus/contract/live';
import { useMemo, useState } from 'react';
import type { EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { toReplay } from '../../kit/live/stage.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { LivePlayer } from '../../widgets/live-player/live-player.tsx';
import { Modal } from '../../widgets/modal.tsx';

type Playback = EntityRow<typeof livePlayback>;
/** 直播回放: recordings and uploaded videos of rooms. */
export function LivePlaybackListPage() {
  const [address, setAddress] = useState<PlaybackAddress>();
  const play = async ({ id }: Playback) => {
    try {
      setAddress(await call(playPlayback, { id }));
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <>
      <EntityPage
        entity={livePlayback}
        rowActions={(row) => [
          (row.status === 1 || row.status === 2 || row.status === 3) && {
            key: 'play',
            label: texts.play,
            run: () => void play(row),
          },
        ]}
      />
      {address && <PlayDialog address={address} onClose={() => setAddress(undefined)} />}
    </>
  );
}
function PlayDialog({ address, onClose }: { address: PlaybackAddress; onClose: () => void }) {
  const source = useMemo(() => toReplay(address), [address]);
  return (
    <Modal open title={texts.playTitle} width={900} footer={null} onCancel={onClose} destroyOnHidden>
      <LivePlayer source={source} onRetry={onClose} />
    </Modal>
  );
}
