import { documentTexts, verifyDocument } from '@campus/contract/resume';
import { QueryClientProvider } from '@tanstack/react-query';
import { Descriptions, Skeleton } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { createQueryClient, useEndpoint } from '../../request/use-endpoint.ts';
import { ConsoleThemeProvider } from '../../theme/console-theme-provider.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import './verify-page.css';

const texts = documentTexts.verify;

/** What the code of a printed document says, for anyone who scans it. */
export function VerifyPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ConsoleThemeProvider>
      <QueryClientProvider client={queryClient}>
        <Verified />
      </QueryClientProvider>
    </ConsoleThemeProvider>
  );
}
function Verified() {
  const { code = '' } = useParams();
  const { data, error } = useEndpoint(verifyDocument, { code }, { quiet: true });
  return (
    <main className="verify-page">
      <section>
        <h1>{texts.title}</h1>
        {error && !data && <StateView isFailure title={error.message} text={texts.note} />}
        {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
        {data && (
          <>
            <p className="verify-genuine">{texts.genuine}</p>
            <Descriptions
              column={1}
              bordered
              size="small"
              items={[
                { key: 'no', label: texts.no, children: data.no },
                { key: 'kind', label: texts.kind, children: data.kind },
                { key: 'company', label: texts.company, children: data.company },
                { key: 'name', label: texts.name, children: data.name },
                { key: 'state', label: texts.state, children: data.state },
                {
                  key: 'prints',
                  label: texts.prints,
                  children: data.prints.map(({ title, date, digest }) => (
                    <div key={digest}>
                      {title} {date} {texts.digest(digest)}
                    </div>
                  )),
                },
              ]}
            />
            <p className="muted">{texts.note}</p>
          </>
        )}
      </section>
    </main>
  );
}
