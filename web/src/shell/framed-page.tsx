import { ExceptionPage } from './exception-page.tsx';
import { menuAddress } from './menu-address.ts';

/** An external page in a sandboxed frame: it may run scripts, but cannot access the console or leave the frame. */
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
