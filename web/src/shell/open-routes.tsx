import { text } from '@campus/contract/messages';
import { Navigate, type RouteObject } from 'react-router';
import { NotFoundPage } from './exception-page.tsx';
import { lazyScreen, type Screen } from './lazy-screen.ts';
import { OpenScreen } from './open-screen.tsx';

/** A route that can be reached without signing in (S 2.1). */
export interface OpenRoute {
  /** Absolute, or relative to the parent. */
  readonly path: string;
  /** Title in the browser; the product's name alone without one. */
  readonly title?: string;
  /** A screen with `children` shows them by `<Outlet/>`. */
  readonly screen?: Screen;
  readonly redirect?: string;
  /** Somebody who is signed in when opening it is sent to the home page. */
  readonly signedOutOnly?: boolean;
  readonly children?: readonly OpenRoute[];
}

/** All of them, each with its screen; a line here is all that a new one needs. */
const openRoutes: readonly OpenRoute[] = [
  { path: '/404', screen: () => Promise.resolve(NotFoundPage) },
  { path: '/test/home', screen: () => import('./test-home.tsx').then(({ TestHomePage }) => TestHomePage) },
  {
    path: '/user',
    redirect: '/user/login',
    screen: async () => {
      // Both at once: the form is what the page is mostly opened for.
      const [{ Portal }] = await Promise.all([import('./sign-in/portal.tsx'), import('./sign-in/login-page.tsx')]);
      return Portal;
    },
    children: [
      {
        path: 'login',
        title: text.login.title,
        signedOutOnly: true,
        screen: () => import('./sign-in/login-page.tsx').then(({ LoginPage }) => LoginPage),
      },
      {
        path: 'binding',
        title: text.binding.title,
        screen: () => import('./sign-in/binding-page.tsx').then(({ BindingPage }) => BindingPage),
      },
      {
        path: 'register',
        title: text.register.title,
        screen: () => import('./sign-in/register-page.tsx').then(({ RegisterPage }) => RegisterPage),
      },
      {
        path: 'register-result',
        title: text.registerResult.title,
        screen: () => import('./sign-in/register-result-page.tsx').then(({ RegisterResultPage }) => RegisterResultPage),
      },
      {
        path: 'alteration',
        title: text.alteration.title,
        screen: () => import('../areas/enterprise/registration/alteration.tsx').then(({ Alteration }) => Alteration),
      },
    ],
  },
  {
    path: '/enterprise-registration',
    redirect: '/enterprise-registration/account-info',
    screen: () =>
      import('../areas/enterprise/registration/registration-frame.tsx').then(
        ({ RegistrationFrame }) => RegistrationFrame,
      ),
    children: [
      {
        path: 'account-info',
        title: text.ent.step.account,
        screen: () =>
          import('../areas/enterprise/registration/account-info.tsx').then(({ AccountInfo }) => AccountInfo),
      },
      {
        path: 'company-info',
        title: text.ent.step.company,
        screen: () =>
          import('../areas/enterprise/registration/company-info.tsx').then(({ CompanyInfo }) => CompanyInfo),
      },
      {
        path: 'audit-status',
        title: text.ent.step.audit,
        screen: () =>
          import('../areas/enterprise/registration/audit-status.tsx').then(({ AuditStatusPage }) => AuditStatusPage),
      },
    ],
  },
  {
    path: '/companyVideo/CompanyDetail',
    title: text.carousel.companyVideo,
    screen: () => import('../areas/enterprise/public-company.tsx').then(({ PublicCompanyPage }) => PublicCompanyPage),
  },
];

/** The table as routes of the router. */
export const openRouteObjects = (routes: readonly OpenRoute[] = openRoutes): RouteObject[] => routes.map(routeObject);

/** Fetches the screen inside together with the one around it, so that neither waits for the other. */
const withChild =
  (screen: Screen, children: readonly OpenRoute[]): Screen =>
  () => {
    const inside = children.find(({ path }) => window.location.pathname.endsWith(`/${path}`));
    // Its failure is reported where it is shown.
    inside?.screen?.().catch(() => undefined);
    return screen();
  };

function routeObject({ path, title, screen, redirect, signedOutOnly = false, children = [] }: OpenRoute): RouteObject {
  const nested = openRouteObjects(children);
  if (redirect) {
    const start: RouteObject = { index: true, element: <Navigate to={redirect} replace /> };
    if (!screen) return { path, children: [start, ...nested] };
    nested.unshift(start);
  }
  if (!screen) return { path, children: nested };
  const Screen = lazyScreen(path, withChild(screen, children));
  return {
    path,
    element: (
      <OpenScreen title={title} signedOutOnly={signedOutOnly}>
        <Screen />
      </OpenScreen>
    ),
    children: nested,
  };
}
