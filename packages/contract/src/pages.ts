/** Addresses and cookies shared by several programs. No schema library: pages import it. */

export const LEGAL_DOCUMENTS = [
  ...(['terms', 'privacy', 'information', 'notice', 'cookies', 'accessibility', 'contract', 'questions'] as const),
] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]
export const ACCEPTED_DOCUMENTS = ['terms', 'privacy'] as const satisfies readonly LegalDocument[]

/** The first opens without a query. */
export const PROFILE_TABS = ['customer', 'wallet', 'documents', 'bank-accounts', 'tax'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

export const LOGIN_NOTICES = ['registered', 'email-confirmed', 'password-changed', 'session-ended'] as const
export type LoginNotice = (typeof LOGIN_NOTICES)[number]

export const paths = {
  home: '/',
  projects: '/projects/',
  /** Canonical; an id redirects to it. */
  project: (url: string) => `/projects/${encodeURIComponent(url)}`,
  /** Permanent. */
  projectDocument: (url: string, id: string) => `/projects/${encodeURIComponent(url)}/documents/${id}`,
  /** In force, or by id. */
  informationSheet: (url: string, id?: string) =>
    `/projects/${encodeURIComponent(url)}/information-sheet${id === undefined ? '' : `?id=${id}`}`,
  /** Permanent; in the reader's language. */
  informationSheetFile: (url: string, id: string) => `/projects/${encodeURIComponent(url)}/information-sheet/${id}`,
  /** Versioned, because other sites cache it. */
  sharePicture: (url: string, version: string) => `/projects/${encodeURIComponent(url)}/share.jpg?v=${version}`,
  /** With the investment dialog open. */
  investment: (url: string, amount: string) =>
    `/projects/${encodeURIComponent(url)}?invest=${encodeURIComponent(amount)}`,
  /** Toggles the opening alert. */
  projectAlert: (url: string) => `/projects/${encodeURIComponent(url)}/alert`,
  projectFollow: (url: string) => `/projects/${encodeURIComponent(url)}/follow`,
  followedProjects: '/user/following',
  knowledge: '/user/knowledge',
  investorClass: '/user/investor-class',
  customerDeclaration: '/user/about-you',
  lossSimulation: '/user/loss-simulation',
  /** Steps of opening an account; keeps `next`. */
  opening: '/user/opening',
  /** Of opening the account: redirects to it. */
  nextStep: '/user/opening?step=next',
  loanBook: '/loan-book',
  loanBookFile: '/loan-book.csv',
  investments: '/investments',
  returns: '/investments/returns',
  paymentCalendar: '/investments/calendar',
  /** Without a session. */
  paymentCalendarFile: (token: string) => `/investments/calendar/${encodeURIComponent(token)}/payments.ics`,
  returnsFile: '/investments/returns.csv',
  order: (id: string) => `/investments/${id}`,
  orderPayments: (id: string, kind: 'csv' | 'ics') => `/investments/${id}/payments.${kind}`,
  profile: (tab?: ProfileTab) => (tab ? `/user/profile?tab=${tab}` : '/user/profile'),
  mailPreferences: '/user/profile#contact',
  /** With the deposit dialog open; wire amount. */
  deposit: (amount?: string) => moveMoney('income', amount),
  moveMoney,
  withdrawal: (id: string) => `/user/withdrawals/${id}`,
  notifications: '/user/notifications',
  readNotifications: '/user/notifications/read',
  /** Public verification. */
  documentCheck: '/documents/check',
  documentCheckOf: (number: string, sha256: string) => `/documents/check?number=${number}&hash=${sha256}`,
  /** Permanent. */
  issuedDocument: (id: string) => `/user/documents/${id}`,
  support: '/user/support',
  newTicket: '/user/support/new',
  manageTickets: '/user/support/manage',
  ticket: (id: string) => `/user/support/${id}`,
  contact: '/contact',
  contactSent: '/contact/sent',
  /** By the link in the mail. */
  contactConfirmation: (token: string) => `/contact/confirm?token=${encodeURIComponent(token)}`,
  contactReceived: '/contact/received',
  complaints: '/complaints',
  complaintReceived: (number: string) => `/complaints/received?number=${encodeURIComponent(number)}`,
  /** By the mailed private link. */
  complaint: (token: string) => `/complaints/follow?token=${encodeURIComponent(token)}`,
  complaintWithdrawal: (token: string) => `/complaints/withdraw?token=${encodeURIComponent(token)}`,
  complaintDocument: (token: string, id: string) => `/complaints/documents/${id}?token=${encodeURIComponent(token)}`,
  register: '/register',
  login: (next?: string, notice?: LoginNotice) => {
    const path = withNext('/auth/login', next)
    return notice === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}notice=${notice}`
  },
  signIn: '/auth/sign-in',
  otp: '/auth/otp',
  firstOtp: '/auth/first-otp',
  recoveryCodes: '/auth/recovery-codes',
  newRecoveryCodes: '/auth/new-recovery-codes',
  changeDevice: '/auth/change-device',
  registerDevice: '/auth/register-device',
  forgot: '/auth/forgot',
  confirmEmail: '/auth/confirm',
  confirmNewEmail: '/auth/confirm-new-email',
  undoEmailChange: '/auth/undo-email-change',
  stopAccess: '/auth/stop-access',
  resetPassword: '/auth/reset',
  /** Of the first administrators. */
  setUp: '/auth/set-up',
  logout: '/logout',
  information: '/investor-information',
  terms: '/terms',
  legal: '/legal',
  privacy: '/privacy',
  cookies: '/cookies',
  accessibility: '/accessibility',
  legalText: (document: LegalDocument, version?: string) =>
    `${LEGAL_PATHS[document]}${version === undefined ? '' : `?version=${version}`}`,
  language: '/language',
  brandFile: (id: string, kind: 'css' | 'svg' | 'png' | 'jpg') => `/brand/${id}.${kind}`,
  /** Of the home page, or of the picture for social networks; without an id it ends. */
  brandPreview: (id?: string, file?: 'jpg') =>
    id === undefined ? '/brand/preview' : `/brand/preview?id=${id}${file ? `&file=${file}` : ''}`,
  administrationBrands: '/admin/config/brands/',
  administration: '/admin',
  administrationSetUp: '/admin/set-up/',
  administrationTickets: '/admin/ticket/',
  administrationProject: (id: string) => `/admin/project/${id}`,
  administrationCustomer: (id: string) => `/admin/customer/${id}`,
} as const

const LEGAL_PATHS: Readonly<Record<LegalDocument, string>> = {
  terms: '/terms',
  privacy: '/privacy',
  information: '/investor-information',
  notice: '/legal',
  cookies: '/cookies',
  accessibility: '/accessibility',
  contract: '/investment-contract',
  questions: '/',
}

function moveMoney(kind: 'income' | 'withdraw', amount = ''): string {
  return `/user/profile?tab=wallet&move=${kind}${amount === '' ? '' : `&amount=${encodeURIComponent(amount)}`}`
}

/** Adds the return page as `next`. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === paths.home ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** The page gets the single-use token as `token`. */
export const LINK_PURPOSES = [
  'confirmEmail',
  'resetPassword',
  'confirmNewEmail',
  'undoEmailChange',
  'stopAccess',
] as const satisfies readonly (keyof typeof paths)[]
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** Handbook rule 2.18. */
export const MAILED_LINK_MINUTES = 60

/** Handbook rule 2.45. */
export const ACCESS_STOP_DAYS = 7

/** Handbook rule 2.43. */
export const EMAIL_CHANGE_UNDOABLE_DAYS = 7

/** No sibling domain can set such a cookie (RFC 6265bis, 4.1.3.2). */
export const SECURE_COOKIE_PREFIX = '__Host-'

/** For server-only cookies: all but the language. */
export const secretCookieName = (name: string, origin: string): string =>
  origin.startsWith('https:') ? `${SECURE_COOKIE_PREFIX}${name}` : name

/** Marks a call that no person caused: it is no use of the session (handbook rule 2.11). */
export const BACKGROUND_HEADER = 'x-background'

/** The cookie policy lists exactly these. */
export const COOKIES = {
  /** Set by the API, passed on by the site. */
  session: 'session',
  /** Trusted browser. */
  device: 'device',
  language: 'language',
  /** Return page during log-in or registration. */
  next: 'next',
  /** `projectId` of an alert requested before logging in. */
  alert: 'project_alert',
  /** `brandId` that an administrator looks at before it is published. */
  brand: 'brand_preview',
} as const
