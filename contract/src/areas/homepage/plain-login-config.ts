import { text } from '../../messages/index.ts';

/** The sign-in page of a tenant without settings, apart from its features: the browser shows it before it asks the server. */
export const plainLoginConfig = {
  productName: text.app.name,
  logo: null,
  welcomeTitle: text.promo.welcome.title,
  welcomeText: text.promo.welcome.sub,
  background: null,
  campusHomeUrl: null,
  servicePhone: null,
  feedbackEmail: null,
  address: null,
  copyright: null,
  icpNo: null,
  techSupport: null,
  qrLoginEnabled: 'Y',
  phoneLoginEnabled: 'Y',
  registerEnabled: 'Y',
} as const;
