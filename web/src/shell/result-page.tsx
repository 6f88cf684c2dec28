import { text } from '@campus/contract/messages';
import { Button, Result } from 'antd';
import { useNavigate } from 'react-router';
import { usePageFrame } from '../widgets/page-frame.tsx';

/** What came of a submission, with the way back. */
function ResultPage({ status, title }: { status: 'success' | 'error'; title: string }) {
  const navigate = useNavigate();
  const { close } = usePageFrame();
  const back = () => {
    close();
    void navigate(-1);
  };
  return (
    <div className="surface">
      <Result status={status} title={title} extra={<Button onClick={back}>{text.result.backList}</Button>} />
    </div>
  );
}

export const SuccessPage = () => <ResultPage status="success" title={text.result.success} />;
export const FailurePage = () => <ResultPage status="error" title={text.result.error} />;
