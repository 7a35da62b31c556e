import type * as source from '../es/site.ts'
import type { Translation } from '../translation.ts'

export const common = {
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  delete: 'Delete',
  edit: 'Edit',
  reload: 'Reload',
  retry: 'Try again',
  save: 'Save',
  saveChanges: 'Save changes',
  saved: 'Saved',
  search: 'Search',
  loading: 'Loading',
  more: 'More',
  seeMore: 'See more',
  all: 'All',
  from: 'From',
  to: 'To',
  date: 'Date',
  amount: 'Amount',
  status: 'Status',
  reason: 'Reason',
  total: 'Total',
  page: 'Page %{page} of %{pages}',
  asTable: 'See as a table',
  correctFields: 'Correct one field |||| Correct %{smart_count} fields',
} as const satisfies Translation<typeof source.common>

export const forms = {
  optional: '(optional)',
  summary: 'Fix this problem: |||| Fix these %{smart_count} problems:',
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
  dropHere: 'or drop it here;',
  fileLimits: '%{kinds}, less than %{maximum}',
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
  tooMany: 'Too many requests',
  tooManyAdvice:
    'Too many requests in a row came from your connection. Wait a second and try again. |||| Too many requests in a row came from your connection. Wait %{smart_count} seconds and try again.',
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
  startTour: 'Start tour',
  profile: 'User profile',
  tickets: 'Tickets',
  administratorArea: 'Administrator area',
  walletBalance: 'of %{balance}',
  walletAvailable: 'Wallet, available %{available}',
  pendingTickets: 'One pending ticket |||| %{smart_count} pending tickets',
  identityNotVerified: 'Identity not verified',
  skipToContent: 'Skip to content',
  scrollToTop: 'Back to top',
  footer: 'Footer',
  information: 'Information for investors',
  terms: 'Terms of service',
  legal: 'Legal notice',
  contact: 'Contact',
  complaints: 'Complaints',
  privacy: 'Privacy policy',
  cookies: 'Cookie policy',
  accessibility: 'Accessibility',
  sourceCode: 'Source code',
  authority: 'Authorised and supervised by the CNMV, no. %{number} of its register.',
  brandHome: '%{brand}, home',
  brandPreview: 'This is how the brand will look: only you see it, and it is not published.',
  brandPreviewEnd: 'End the preview',
  account: 'Account of %{name}',
  currentLanguage: 'EN, language English',
  riskTitle: 'Investing in these projects carries risk.',
  riskText:
    'You can lose part or all of what you invest, receive less than the expected return, and be unable to get your money back before maturity. Investments are not covered by any guarantee fund.',
  shortcuts: 'Shortcuts',
  notices: 'Notices',
} as const satisfies Translation<typeof source.navigation>

export const tour = {
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
    text: 'This is what you can invest or withdraw. Select it to open the wallet; we take you there now.',
  },
  walletPage: {
    title: 'Deposit and withdraw',
    text: 'Money comes in from an account in your name, at once if the reference and the amount match. Every transaction stays here.',
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
    text: 'Return, term, minimum and what is still to be raised, always in the same place. We take you to one.',
  },
  investDialog: {
    title: 'Investing, in two steps',
    text: 'Enter an amount, read what you may receive and lose, and confirm. You then have a few days to revoke it at no cost.',
  },
  stopped: 'The guided tour has stopped: the page is taking too long. You can repeat it from your menu.',
} as const satisfies Translation<typeof source.tour>

export const home = {
  headline: 'Know which building your money is in',
  lead: '%{brand} brings together people who finance homes, residences and renovations, from %{minimum} per project. Each one says what it pays, when it pays back and what can go wrong.',
  seeOpen: 'See the open project |||| See the %{smart_count} open projects',
  seeAll: 'See the projects',
  whatYouCanLose: 'What you can lose',
  streetDescription: 'A street drawn in elevation, with buildings on both sides of a canal',
  pinOpen: '%{name} · open',
  pinOpens: '%{name} · opens on %{date}',
  pinLate: '%{name} ·',
  pinFinanced: '%{name} · financed',
  pinSoon: '%{name} · opening soon',

  figuresTitle: 'The platform in figures',
  lentFigure: 'invested in %{smart_count} project |||| invested in %{smart_count} projects',
  returnFigure: 'a year, the expected return of what has been financed, without loans in default',
  unrecoveredFigure: 'of the principal lent was not recovered',
  lateFigure:
    'late or in default, of %{smart_count} active loan |||| late or in default, of %{smart_count} active loans',
  paidFigure: 'paid to those who invested: %{principal} of principal and %{interest} of return',
  countedAt: 'Accounting data as of %{at}, for public projects.',

  openTitle: 'Open now',
  openAll: 'All projects, including closed ones',
  nothingOpen: 'No project is open right now',
  nothingOpenText:
    'Until the next one opens, you can look at those about to open and at what happened to the earlier ones.',

  flowTitle: 'Where every euro is',
  flowText:
    'Everything invested so far, by where it stands. What is late and what was not recovered is in the drawing too.',
  flowDescription:
    'The money invested divides into up to five branches: paid back, on time, waiting for the funding to be complete, late, and not recovered. The figures are in the list.',
  flowSource: 'Invested',
  flowReturned: 'Paid back',
  flowReturnedText: '%{smart_count} closed project |||| %{smart_count} closed projects',
  flowOnTime: 'On time',
  flowOnTimeText: '%{smart_count} project, payments up to date |||| %{smart_count} projects, payments up to date',
  flowLate: 'Late or in default',
  flowLateText:
    'principal of %{smart_count} project with a payment overdue |||| principal of %{smart_count} projects with a payment overdue',
  flowUnrecovered: 'Not recovered',
  flowUnrecoveredText:
    '%{smart_count} project with a recognised loss |||| %{smart_count} projects with a recognised loss',
  flowRaising: 'In escrow',
  flowRaisingText: '%{smart_count} project not financed yet |||| %{smart_count} projects not financed yet',

  versusTitle: 'What you can gain and what you can lose, in the same size',
  gainText: 'With %{amount} for %{term} at %{rate} a year, if everything goes as planned',
  gainPayments: 'Payments into your wallet on schedule, net of the management fee.',
  gainPrincipal: 'The principal comes back with the last payment.',
  gainReflection: 'After investing, %{days} to change your mind at no cost.',
  lossText: 'With the same %{amount}, if the project owner does not pay and the security falls short',
  lossDelay: 'Building work can overrun, and payments with it.',
  lossLiquidity: 'You cannot withdraw the money whenever you like before maturity.',
  lossCover: 'No guarantee fund covers the loss.',

  stepsTitle: 'From your account to the building site, and back',
  stepPrepare: 'Verify your identity and deposit',
  stepPrepareText:
    'A document and a photo; it takes about three minutes. Then a deposit from an account in your name: as long as you do not invest it, it can be withdrawn.',
  stepChoose: 'Choose',
  stepChooseText:
    'Read about the project, work out what you would get back and sign. The order is final after %{days}.',
  stepCollect: 'Get paid',
  stepCollectText:
    'Each payment has its date. If one is late, you see it on the project, with the days it has been late.',

  riskTitle: 'Before investing, ask yourself this',
  riskLose: 'Can I afford to lose it?',
  riskLoseText:
    'Lending to a project owner is not saving. If they cannot pay and the security does not yield enough, you lose part or all of what you invested.',
  riskWait: 'Can I wait?',
  riskWaitText:
    'Months or years pass between signing and being paid back. Once a project is financed, there is no market on which to sell your share.',
  riskSpread: 'Am I diversified?',
  riskSpreadText:
    'Small amounts in several projects expose you less than a large amount in one. The guidance is not to exceed 10.000 € in total across all platforms.',
  riskPast: 'Am I relying on past results?',
  riskPastText:
    'That other projects paid does not mean this one will. Read the case against it before the case for it.',
} as const satisfies Translation<typeof source.home>
