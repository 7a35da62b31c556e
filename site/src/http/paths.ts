/** Every address of the site (spec section 2). Links are written with these and never by hand. */
export const paths = {
  home: '/',
  projects: '/projects/',
  /** The one canonical address of a project; an id in its place is redirected to it. */
  project: (url: string) => `/projects/${encodeURIComponent(url)}`,
  /** The picture for sharing; another version has another address, so that what other sites keep is what is true. */
  sharePicture: (url: string, version: string) => `/projects/${encodeURIComponent(url)}/share.jpg?v=${version}`,
  /** Where the notice of an opening is turned on and off; leads back to the page of the project. */
  projectAlert: (url: string) => `/projects/${encodeURIComponent(url)}/alert`,
  investments: '/investments',
  profile: (tab?: ProfileTab) => (tab ? `/user/profile?tab=${tab}` : '/user/profile'),
  /** The wallet with its dialog open for a deposit of `amount` (as on the wire). */
  deposit: (amount?: string) =>
    `/user/profile?tab=wallet&move=income${amount === undefined ? '' : `&amount=${amount}`}`,
  support: '/user/support',
  newTicket: '/user/support/new',
  manageTickets: '/user/support/manage',
  ticket: (id: string) => `/user/support/${id}`,
  register: '/register',
  login: (next?: string) => withNext('/auth/login', next),
  signIn: '/auth/sign-in',
  otp: '/auth/otp',
  firstOtp: '/auth/first-otp',
  registerDevice: '/auth/register-device',
  forgot: '/auth/forgot',
  logout: '/logout',
  legal: '/legal',
  privacy: '/privacy',
  cookies: '/cookies',
  language: '/language',
  administration: '/admin',
} as const

export const PROFILE_TABS = ['customer', 'wallet', 'documents', 'bank-accounts'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** `path` with the page to come back to in its query. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === paths.home ? path : `${path}?next=${encodeURIComponent(next)}`
}
