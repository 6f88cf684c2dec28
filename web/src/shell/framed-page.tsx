import { ExceptionPage } from './exception-page.tsx';
import { menuAddress } from './menu-address.ts';

/** A page of another site inside the console. It may run its scripts, but cannot reach ours or leave its frame. */
export function FramedPage({ url, title }: { url: string; title: string }) {
  const address = menuAddress(url);
  if (address === undefined) return <ExceptionPage code="404" />;
  return (
    <iframe
      className="surface framed-page"
      src={address}
      title={title}
      sandbox="allow-scripts allow-forms allow-popups allow-downloads"
      referrerPolicy="no-referrer"
    />
  );
}
