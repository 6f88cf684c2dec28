import { text } from '@campus/contract/messages';
import { homePath } from '@campus/contract/rules';
import { Link, useNavigate, useSearchParams } from 'react-router';
import './exception-page.css';

export interface ExceptionPageProps {
  readonly code?: '403' | '404' | '500';
  readonly title?: string;
  readonly detail?: string;
  readonly action?: { readonly text: string; readonly run: () => void };
  /** Also offers the way back, next to the link to the home page. */
  readonly mayGoBack?: boolean;
}

/** Error page. Without antd, because it is also used outside the console. */
export function ExceptionPage({
  code,
  title = code && text.exception[code],
  detail,
  action,
  mayGoBack,
}: ExceptionPageProps) {
  return (
    <section className="exception" role="alert">
      <Arcs />
      {code && <p className="exception-code">{code}</p>}
      <h1>{title}</h1>
      {detail && <p className="muted">{detail}</p>}
      {action ? (
        <button type="button" className="exception-action" onClick={action.run}>
          {action.text}
        </button>
      ) : (
        <p className="exception-actions">
          <Link className="exception-action" to={homePath}>
            {text.exception.backHome}
          </Link>
          {mayGoBack && <BackButton />}
        </p>
      )}
    </section>
  );
}

/** The logo's arcs as a background. */
const Arcs = () => (
  <svg
    width="160"
    height="84"
    viewBox="0 0 160 84"
    aria-hidden="true"
    fill="none"
    stroke="var(--border)"
    strokeWidth="2"
  >
    <path d="M4 80a76 76 0 0 1 152 0M28 80a52 52 0 0 1 104 0M52 80a28 28 0 0 1 56 0" />
  </svg>
);

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" className="exception-action secondary" onClick={() => void navigate(-1)}>
      {text.exception.back}
    </button>
  );
}
const requestForm = /^[\w-]{8,64}$/;

export const ForbiddenPage = () => <ExceptionPage code="403" mayGoBack />;
export const NotFoundPage = () => <ExceptionPage code="404" mayGoBack />;
/** Shows the id of the failed request, for the administrator to find it in the log. */
export function ServerErrorPage() {
  const request = useSearchParams()[0].get('requestId') ?? '';
  return (
    <ExceptionPage
      code="500"
      mayGoBack
      {...(requestForm.test(request) && { detail: text.exception.requestId(request) })}
    />
  );
}
