import { text } from '@campus/contract/messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { browserPage } from './request/page-reload.ts';
import { onStoredElsewhere } from './request/storage.ts';
import { provideNotices } from './request/tell.ts';
import { AppRoutes } from './shell/app-routes.tsx';
import { closeDialogsOnBack } from './shell/dialog-back.ts';
import { keepDialogFocus } from './shell/dialog-focus.ts';
import { keepMenuFocus } from './shell/menu-focus.ts';
import { keepTabsUnderPointer } from './shell/tab-press.ts';
import './theme/base.css';
import './theme/popups.css';
import { followSettings } from './theme/follow-settings.ts';

provideNotices(() => import('./shell/notices.tsx').then((module) => module.notices));
followSettings();
keepDialogFocus();
closeDialogsOnBack();
keepMenuFocus();
keepTabsUnderPointer();
// Another tab signed in or out: reload as the current user.
onStoredElsewhere('access-token', browserPage.reload);

const root = document.getElementById('root');
if (!root) throw new Error(text.app.initFailed);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </StrictMode>,
);
