import { factorTexts as words } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { saveText } from '../../request/save-file.ts';
import { ShownOnce } from '../../widgets/shown-once.tsx';
import './second-factor.css';

interface RecoveryCodesProps {
  readonly username: string;
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes, which are never returned again. */
export function RecoveryCodes({ username, codes, onClose }: RecoveryCodesProps) {
  const lines = codes.join('\n');
  const download = () =>
    saveText(words.fileName(username), `${words.fileHead(text.app.shortName, username)}\r\n${codes.join('\r\n')}\r\n`);
  return (
    <ShownOnce
      title={words.codesTitle}
      warning={words.codesOnce}
      copied={lines}
      words={words}
      download={{ label: words.download, run: download }}
      onClose={onClose}
    >
      <ol className="recovery-codes" aria-label={words.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </ShownOnce>
  );
}
