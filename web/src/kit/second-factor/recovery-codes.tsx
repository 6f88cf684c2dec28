import { factorTexts } from '@campus/contract/account';
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
    saveText(
      factorTexts.fileName(username),
      `${factorTexts.fileHead(text.app.shortName, username)}\r\n${codes.join('\r\n')}\r\n`,
    );
  return (
    <ShownOnce
      title={factorTexts.codesTitle}
      warning={factorTexts.codesOnce}
      copied={lines}
      words={factorTexts}
      download={{ label: factorTexts.download, run: download }}
      onClose={onClose}
    >
      <ol className="recovery-codes" aria-label={factorTexts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </ShownOnce>
  );
}
