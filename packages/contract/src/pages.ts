/**
 * Addresses of pages and names of cookies that more than one program uses: the site serves the pages, mails and the back
 * office link to them, the page cache of the server looks at the cookies. Without a schema library, because pages import it.
 */

/** Day of the present version of the legal notice and the privacy policy; accounts keep which version they were shown. */
export const LEGAL_UPDATED_ON = '2026-11-24'

/** Tabs of the profile page; the first opens without a query. */
export const PROFILE_TABS = ['customer', 'wallet', 'documents', 'bank-accounts', 'tax'] as const
/** A tab of the profile page. */
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** What the log-in page says about where the person comes from. */
export const LOGIN_NOTICES = ['registered', 'password-changed', 'session-ended'] as const
/** One of `LOGIN_NOTICES`. */
export type LoginNotice = (typeof LOGIN_NOTICES)[number]

/** Every address of the site (handbook rules 13.1 to 13.3), and the first of the back office. Links are written with these. */
export const paths = {
  home: '/',
  projects: '/projects/',
  /** The canonical address of a project; the page redirects an id in its place to it. */
  project: (url: string) => `/projects/${encodeURIComponent(url)}`,
  /** The lasting address of a document of a project. */
  projectDocument: (url: string, id: string) => `/projects/${encodeURIComponent(url)}/documents/${id}`,
  /** The key investment information sheet of a project: the version in force, or the one with an id. */
  informationSheet: (url: string, id?: string) =>
    `/projects/${encodeURIComponent(url)}/information-sheet${id === undefined ? '' : `?id=${id}`}`,
  /** The lasting address of the PDF of a version, in the language of the reader. */
  informationSheetFile: (url: string, id: string) => `/projects/${encodeURIComponent(url)}/information-sheet/${id}`,
  /** The picture for sharing. A new version has a new address, because other sites cache the picture. */
  sharePicture: (url: string, version: string) => `/projects/${encodeURIComponent(url)}/share.jpg?v=${version}`,
  /** The page of a project with the dialog open for an investment of `amount`. */
  investment: (url: string, amount: string) =>
    `/projects/${encodeURIComponent(url)}?invest=${encodeURIComponent(amount)}`,
  /** Turns the notice of an opening on and off, then leads back to the page of the project. */
  projectAlert: (url: string) => `/projects/${encodeURIComponent(url)}/alert`,
  /** Follows the project or stops following it, then leads back. */
  projectFollow: (url: string) => `/projects/${encodeURIComponent(url)}/follow`,
  /** The projects that the person follows. */
  followedProjects: '/user/following',
  /** The entry knowledge test and the risk warning. */
  knowledge: '/user/knowledge',
  /** The class of the investor, and the request for another one. */
  investorClass: '/user/investor-class',
  /** What the customer declares about themselves and their money. */
  customerDeclaration: '/user/about-you',
  /** The simulation of the ability to bear loss. */
  lossSimulation: '/user/loss-simulation',
  /** Default rates, outcome statements and what became of all loans. */
  loanBook: '/loan-book',
  /** All loans as a file for spreadsheets. */
  loanBookFile: '/loan-book.csv',
  investments: '/investments',
  /** What the person was paid, year by year and payment by payment. */
  returns: '/investments/returns',
  paymentCalendar: '/investments/calendar',
  /** What programs for calendars read, without a session. */
  paymentCalendarFile: (token: string) => `/investments/calendar/${encodeURIComponent(token)}/payments.ics`,
  returnsFile: '/investments/returns.csv',
  /** The page of one investment of the person who is logged in. */
  order: (id: string) => `/investments/${id}`,
  /** Its payments as a file for spreadsheets or calendars. */
  orderPayments: (id: string, kind: 'csv' | 'ics') => `/investments/${id}/payments.${kind}`,
  profile: (tab?: ProfileTab) => (tab ? `/user/profile?tab=${tab}` : '/user/profile'),
  /** The part of the profile in which a person chooses which mails to receive. */
  mailPreferences: '/user/profile#contact',
  /** The wallet with its dialog open for a deposit of `amount` (decimal string of euro, as on the wire). */
  deposit: (amount?: string) => moveMoney('income', amount),
  /** As `deposit`, for either kind of movement. */
  moveMoney,
  /** How far a withdrawal of one's own has come. */
  withdrawal: (id: string) => `/user/withdrawals/${id}`,
  /** What was mailed to the person. */
  notifications: '/user/notifications',
  /** Marks notifications as read, then leads back to them. */
  readNotifications: '/user/notifications/read',
  /** Where anybody checks a document that the platform has made. */
  documentCheck: '/documents/check',
  documentCheckOf: (number: string, sha256: string) => `/documents/check?number=${number}&hash=${sha256}`,
  /** The lasting address of a document that the platform has made for the person. */
  issuedDocument: (id: string) => `/user/documents/${id}`,
  support: '/user/support',
  newTicket: '/user/support/new',
  manageTickets: '/user/support/manage',
  ticket: (id: string) => `/user/support/${id}`,
  /** How complaints work, and the form. */
  complaints: '/complaints',
  complaintReceived: (number: string) => `/complaints/received?number=${encodeURIComponent(number)}`,
  /** The page of a complaint, for who has the link that was mailed. */
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
  resetPassword: '/auth/reset',
  logout: '/logout',
  information: '/investor-information',
  legal: '/legal',
  privacy: '/privacy',
  cookies: '/cookies',
  language: '/language',
  administration: '/admin',
  administrationTickets: '/admin/ticket/',
  administrationProject: (id: string) => `/admin/project/edit/${id}`,
  administrationCustomer: (id: string) => `/admin/customer/${id}`,
} as const

/**
 * The pages of law are drafts that legal counsel must review before the platform opens to the public. As long as this
 * is so, the log says it at each start.
 */
export const ARE_LEGAL_TEXTS_DRAFTS = true as boolean

function moveMoney(kind: 'income' | 'withdraw', amount = ''): string {
  return `/user/profile?tab=wallet&move=${kind}${amount === '' ? '' : `&amount=${encodeURIComponent(amount)}`}`
}

/** `path` with the page to return to after logging in as the query parameter `next`. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === paths.home ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** What a link in a mail is for. Its page gets the single-use token as the query parameter `token`. */
export const LINK_PURPOSES = [
  'confirmEmail',
  'resetPassword',
  'confirmNewEmail',
  'undoEmailChange',
] as const satisfies readonly (keyof typeof paths)[]
/** The purpose of a link in a mail. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** Minutes for which a link in a mail works (handbook rule 2.18). */
export const MAILED_LINK_MINUTES = 60

/** Days for which the former address can undo a change of e-mail (handbook rule 2.43). */
export const EMAIL_CHANGE_UNDOABLE_DAYS = 7

/** Over https no neighbour under the same domain can set a cookie whose name begins so (RFC 6265bis, section 4.1.3.2). */
export const SECURE_COOKIE_PREFIX = '__Host-'

/** The name under which a platform at `origin` keeps a cookie that only its server reads: all but the language. */
export const secretCookieName = (name: string, origin: string): string =>
  origin.startsWith('https:') ? `${SECURE_COOKIE_PREFIX}${name}` : name

/** Names of the cookies; the cookie policy lists exactly these. */
export const COOKIES = {
  /** Token of the session. The API sets it at log in; the site passes it on. */
  session: 'cauce_session',
  /** Token of a trusted browser. */
  device: 'cauce_device',
  /** The language that a person chose. */
  language: 'language',
  /** The page to return to after logging in; kept while a person registers and sets up the code. */
  next: 'next',
  /** `projectId` of the notice of an opening that a visitor asked for before logging in. */
  alert: 'project_alert',
} as const
