import { preachAttendee, preachCodes, preachScreen } from '@campus/contract/preach';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Loaded } from '../../kit/detail/loaded.tsx';
import { call } from '../../request/call.ts';
import { copyText } from '../../request/copy-text.ts';
import { Modal } from '../../widgets/modal.tsx';
import './preach.css';

const texts = preachScreen.codes;
const mostSeconds = 60;

/** The codes to sign up and to check in; the second changes every minute. */
export function CodesDialog({ preachId, onClose }: { readonly preachId: string; readonly onClose: () => void }) {
  const codes = useQuery({
    queryKey: [preachAttendee.name, 'codes', preachId],
    queryFn: ({ signal }) => call(preachCodes, { preachId }, { signal, quiet: true }),
    refetchInterval: ({ state }) => ((state.data?.secondsLeft ?? mostSeconds) + 1) * 1000,
  });
  return (
    <Modal open canFill title={texts.title} width={720} footer={null} onCancel={onClose}>
      <Loaded query={codes}>
        {({ signUp, signUpPng, gate, gatePng, secondsLeft }) => (
          <div className="preach-codes">
            <Code label={texts.signUp} hint={texts.signUpHint} png={signUpPng} url={signUp} />
            <Code label={texts.gate} hint={texts.gateHint(Math.ceil(secondsLeft))} png={gatePng} url={gate} />
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

interface CodeProps {
  readonly label: string;
  readonly hint: string;
  readonly png: string;
  readonly url: string;
}
const Code = ({ label, hint, png, url }: CodeProps) => (
  <figure>
    <h3>{label}</h3>
    <img src={png} alt={label} width={240} height={240} />
    <figcaption className="muted">{hint}</figcaption>
    <Button size="small" onClick={() => void copyText(url, texts.copied)}>
      {texts.copy}
    </Button>
  </figure>
);
