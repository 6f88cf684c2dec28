import { text } from '@campus/contract/messages';
import { Button, Result } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { usePageFrame } from '../widgets/page-frame.tsx';

/** Texts for one kind of submission, and links to continue. */
interface ResultTexts {
  readonly title: string;
  readonly detail: string;
  readonly list?: string;
  readonly again?: string;
  readonly reasons?: readonly string[];
}
interface ResultPageProps {
  readonly status: 'success' | 'error';
  readonly title: string;
  /** Texts by the `type` parameter of the URL; unknown types show only the title. */
  readonly types: Readonly<Record<string, ResultTexts>>;
}

/** Result of a submission. The URL selects the texts but its content is never rendered. */
function ResultPage({ status, title, types }: ResultPageProps) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { close } = usePageFrame();
  const type = address.get('type') ?? '';
  const words = Object.hasOwn(types, type) ? types[type] : undefined;
  const leave = (path: string | undefined) => {
    close();
    if (path) void navigate(path);
    else void navigate(-1);
  };
  return (
    <div className="surface">
      <Result
        status={status}
        title={words?.title ?? title}
        subTitle={words?.detail}
        extra={[
          <Button key="list" {...(!words?.again && { type: 'primary' as const })} onClick={() => leave(words?.list)}>
            {text.result.backList}
          </Button>,
          words?.again && (
            <Button key="again" type="primary" onClick={() => leave(words.again)}>
              {text.result.again}
            </Button>
          ),
        ]}
      >
        {words?.reasons && (
          <ul className="result-reasons">
            {words.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Result>
    </div>
  );
}

export const SuccessPage = () => <ResultPage status="success" title={text.result.success} types={text.result.done} />;
export const FailurePage = () => <ResultPage status="error" title={text.result.error} types={text.result.failed} />;
