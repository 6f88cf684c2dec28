import { text } from '@campus/contract/messages';

export const PageFooter = () => (
  <footer className="footer">{text.footer.copyright(new Date().getFullYear(), text.app.name)}</footer>
);
