import type { Translation } from '../translation.ts'
import type * as source from '../es/site.ts'

export const forms = {
  optional: '(optional)',
  summary: 'Not sent. Fix this problem: |||| Not sent. Fix these %{smart_count} problems:',
  networkFailed:
    'We could not connect to the server. Check your connection and try again; what you typed is still here.',
  sending: 'Sending',
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  amountUnclear: 'Enter an amount, for example 1.250,50.',
  datePattern: 'DD/MM/YYYY',
  dateHelp: 'Day, month and year, for example 23/04/1988.',
  chooseFile: 'Choose a file',
  chooseAnotherFile: 'Choose another file',
  dropHere: 'or drop it here; %{kinds}, less than %{maximum}',
  removeFile: 'Remove %{name}',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: '%{first} to %{last} of %{total}',
  pages: 'Pages',
} as const satisfies Translation<typeof source.forms>

export const pages = {
  tagline: 'Invest in real buildings',
  description:
    '%{brand} brings together people who finance homes, residences and renovations. Each project says what it pays, when it pays back and what can go wrong.',
  notFound: 'Page not found',
  failed: 'An error occurred',
  failedAdvice: 'Try again in a moment, contact support or return home. Your money and your orders are safe.',
  retry: 'Try again',
  toHome: 'Go home',
  toProjects: 'See the projects',
  toSupport: 'Contact support',
} as const satisfies Translation<typeof source.pages>

export const navigation = {
  home: 'Home',
  projects: 'Projects',
  investments: 'Investments',
  logIn: 'Log in',
  register: 'Register',
  logOut: 'Log out',
  menu: 'Menu',
  main: 'Main',
  userMenu: 'User menu',
  startTour: 'Start tour',
  profile: 'User profile',
  tickets: 'Tickets',
  administratorArea: 'Administrator area',
  walletBalance: 'Wallet, balance %{balance}',
  walletAvailable: '%{available} available',
  pendingTickets: 'One pending ticket |||| %{smart_count} pending tickets',
  identityNotVerified: 'Identity not verified',
  skipToContent: 'Skip to content',
  scrollToTop: 'Back to top',
  switchLanguage: 'Change language',
  footer: 'Footer',
  information: 'Information for investors',
  legal: 'Legal notice',
  complaints: 'Complaints',
  privacy: 'Privacy policy',
  cookies: 'Cookie policy',
  support: 'Support',
  backToHome: 'Back to home',
  youAreHere: 'You are here',
  brandHome: '%{brand}, home',
  account: 'Account of %{name}',
  currentLanguage: 'EN, language English',
  riskTitle: 'Investing in these projects carries risk.',
  riskText:
    'You can lose part or all of what you invest, receive less than the expected return, and be unable to get your money back before maturity. Investments are not covered by any guarantee fund.',
  shortcuts: 'Shortcuts',
  notices: 'Notices',
} as const satisfies Translation<typeof source.navigation>

export const tour = {
  start: 'Start the guided tour',
  progress: '%{step} of %{steps}',
  next: 'Next',
  previous: 'Back',
  finish: 'Finish',
  close: 'Close the guided tour',
  welcome: {
    title: 'Let us show you around',
    text: 'Seven steps, a couple of minutes. You can leave whenever you like and repeat it from your menu.',
  },
  walletButton: {
    title: 'Your wallet, always in view',
    text: 'This is your balance. Select it to open the wallet; we take you there now.',
  },
  walletPage: {
    title: 'Deposit and withdraw',
    text: 'Money comes in from an account in your name, and a person checks that it has arrived. Every transaction stays here.',
  },
  projectsButton: {
    title: 'The projects',
    text: 'All of them are here: open, upcoming and ended.',
  },
  projectsPage: {
    title: 'Take your time',
    text: 'You can filter by phase, term, return or minimum, and sort the list.',
  },
  projectCard: {
    title: 'A project at a glance',
    text: 'Return, term, minimum and what is missing, always in the same place. We take you to one.',
  },
  investDialog: {
    title: 'Investing, in two steps',
    text: 'Enter an amount, read what you may receive and lose, and confirm. You then have some days to revoke it at no cost.',
  },
  stopped: 'The guided tour has stopped: the page is taking too long. You can repeat it from your menu.',
} as const satisfies Translation<typeof source.tour>
