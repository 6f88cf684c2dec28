import { text } from '@campus/contract/messages';
import { Modal } from '../../widgets/modal.tsx';
import './key-help.css';

/** Keyboard shortcuts of a queue. */
export const KeyHelp = ({ onClose }: { onClose: () => void }) => (
  <Modal open width={420} title={text.triage.help} footer={null} onCancel={onClose}>
    <dl className="key-help">
      {text.triage.keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    <p className="muted">{text.triage.helpNote}</p>
  </Modal>
);
