import { text } from '@campus/contract/messages';
import { Navigate, type RouteObject } from 'react-router';
import { NotFoundPage } from './exception-page.tsx';
import { lazyScreen, type Screen } from './lazy-screen.ts';
import { OpenScreen } from './open-screen.tsx';

/** A route that needs no sign-in. */
export interface OpenRoute {
  /** Absolute, or relative to the parent. */
  readonly path: string;
  /** Document title; the product name alone without it. */
  readonly title?: string;
  /** A screen with `children` renders them with `<Outlet/>`. */
  readonly screen?: Screen;
  readonly redirect?: string;
  /** Signed-in users are redirected to the home page. */
  readonly signedOutOnly?: boolean;
  readonly children?: readonly OpenRoute[];
}

/** All open routes with their screens. */
const openRoutes: readonly OpenRoute[] = [
  { path: '/404', screen: () => Promise.resolve(NotFoundPage) },
  { path: '/test/home', screen: () => import('./test-home.tsx').then(({ TestHomePage }) => TestHomePage) },
  {
    path: '/user',
    redirect: '/user/login',
    screen: async () => {
      // Loads both at once: most visitors need the form.
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
  {
    path: '/f/:id',
    screen: () => import('../areas/jobfair/public-fair.tsx').then(({ PublicFairPage }) => PublicFairPage),
  },
  {
    path: '/verify/:code',
    title: text.qr.verify,
    screen: () => import('../areas/resume/verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
  },
  {
    path: '/p/:id',
    title: text.publicPreach.title,
    screen: () => import('../areas/preach/public-preach.tsx').then(({ PublicPreachPage }) => PublicPreachPage),
  },
  {
    path: '/w/:id',
    screen: () => import('../areas/live/public-live.tsx').then(({ PublicLivePage }) => PublicLivePage),
  },
  {
    path: '/g/:id',
    screen: () => import('../areas/jobfair/gate-page.tsx').then(({ GatePage }) => GatePage),
  },
  {
    path: '/qrInvalid',
    title: text.qr.invalid,
    screen: () => import('./qr-invalid-page.tsx').then(({ QrInvalidPage }) => QrInvalidPage),
  },
];

/** The routes for the router. */
export const openRouteObjects = (routes: readonly OpenRoute[] = openRoutes): RouteObject[] => routes.map(routeObject);

/** Loads a screen together with its layout, in parallel. */
const withChild =
  (screen: Screen, children: readonly OpenRoute[]): Screen =>
  () => {
    const inside = children.find(({ path }) => window.location.pathname.endsWith(`/${path}`));
    // The failure is reported where the screen is rendered.
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
