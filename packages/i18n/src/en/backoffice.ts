import type { Translation } from '../translation.ts'
import { bulk, decision, document, done, history, inbox } from './backoffice-decisions.ts'
import type * as source from '../es/backoffice.ts'

const layout = {
  brandHome: '%{brand}, administration home',
  menu: 'Administration',
  control: 'Control',
  bank: 'Bank',
  configuration: 'Configuration',
  userView: 'View as user',
  access: 'Profile and access',
  language: 'Language: %{language}',
  identity: '%{name}, %{role}',
  account: 'Account of %{who}',
  failedAdvice: 'What was saved is safe. Try again, or return home.',
}

const palette = {
  title: 'Search and act',
  placeholder: 'Search customers, projects, tickets or amounts',
  results: 'Results',
  commands: 'Go to and do',
  page: 'page',
  action: 'action',
  of: '%{shown} of %{total}',
  found: 'One result |||| %{smart_count} results',
  nothing: 'Nothing matches “%{text}”.',
  tooShort: 'Type at least two letters, or an amount.',
  allShortcuts: 'All shortcuts',
}

const shortcuts = {
  title: 'Keyboard shortcuts',
  places: { palette: 'While searching', anywhere: 'On any page', list: 'In a list', queue: 'In the queue' },
  acts: {
    move: 'Move',
    open: 'Open',
    openInTab: 'Open in a new tab',
    onlyPeople: 'Customers only',
    onlyCommands: 'Pages and actions only',
    search: 'Search and act',
    searchList: 'Search the list',
    shortcuts: 'Show the shortcuts',
    mark: 'Mark',
    approve: 'Approve',
    reject: 'Reject',
  },
}

const addTransaction = {
  income: 'Add deposit',
  incomeTitle: 'Add a deposit for %{name}',
  incomeAmount: 'Add deposit of %{amount}',
  incomeDone: 'Deposit added for %{name}. Another person must approve it.',
  withdraw: 'Add withdrawal',
  withdrawTitle: 'Add a withdrawal for %{name}',
  withdrawAmount: 'Add withdrawal of %{amount}',
  withdrawDone: 'Withdrawal added for %{name}. Another person must approve it.',
  uncertain: 'You can safely repeat it: it will not be done twice.',
  notVerified: 'No deposit or withdrawal can be added until the customer has verified their identity.',
}

const users = {
  search: 'Name, e-mail, phone or document',
  tabs: { general: 'General' },
  person: 'Person',
  account: 'Account',
  contact: 'Contact',
  notifications: 'Notifications',
  enabled: 'Active',
  disabled: 'Disabled',
  pending: 'With pending items',
  editTitle: 'Edit %{name}',
  createTitle: 'New customer',
  create: 'Create customer',
  emailHelp: 'They will receive a link to choose their password.',
  disable: 'Disable',
  disableTitle: 'Disable %{name}',
  disableConsequence: 'Their sessions end at once and they cannot log in. Their money, investments and data are kept.',
  nowDisabled: 'Account disabled: %{name}',
  enable: 'Enable',
  enableTitle: 'Enable %{name}',
  enableConsequence: 'They can log in again with their password and code.',
  nowEnabled: 'Account enabled: %{name}',
  deleteOtp: 'Delete OTP',
  deleteOtpTitle: 'Delete the OTP device of %{name}',
  deleteOtpConsequence:
    'Their sessions end and they must set up the code again the next time they log in. Make sure first that they are who they say they are.',
  otpDeleted: 'OTP device deleted: %{name}',
  deleteTitle: 'Delete %{name}’s account',
  deleteConsequence:
    'Their personal data is erased; the books are kept. Not possible while they have money or open investments. It cannot be undone.',
  deleted: 'Account deleted: %{name}',
}

const projects = {
  search: 'Name, town or address',
  createTitle: 'New project',
  createDraft: 'Create draft',
  finish: 'Finish',
  steps: { project: 'Project', descriptions: 'Descriptions', documents: 'Documents', multimedia: 'Multimedia' },
  multimedia: 'Multimedia',
  seePublic: 'See the public page',
  financing: 'Financing',
  investors: 'Investors',
  promoter: 'Promoter and guarantee',
  late: 'A payment is one day late |||| The oldest payment is %{smart_count} days late',
  urlHelp: 'Letters, digits and hyphens; it is the public address',
  profitabilityHelp: 'Over the whole term, not per year',
  managerFeeHelp: 'Share of each payment that the platform keeps',
  cancellationHelp: 'Of the amount that is disinvested',
  privateHelp: 'Seen only by its investors and staff',
  destinationHelp: 'IBAN of the promoter; only staff see it',
  withdrawHelp: 'Once no investor can revoke any more',
  deleteConsequence: 'The draft disappears with its texts, documents and pictures. It cannot be undone.',
}

const phase = {
  done: '%{name}: %{phase}',
  announce: {
    button: 'Announce',
    title: 'Announce %{name}',
    consequence: 'The project becomes public as a next opening. Investing is not possible yet.',
  },
  withdrawAnnouncement: {
    button: 'Back to draft',
    title: 'Return %{name} to draft',
    consequence: 'The project is no longer public until it is announced again.',
  },
  openPreinvestment: {
    button: 'Open preinvestment',
    title: 'Open the preinvestment of %{name}',
    consequence: 'The project moves to preinvestment. Investing is not possible yet.',
  },
  openInvestment: {
    button: 'Open investment',
    title: 'Open %{name} for investment',
    consequence:
      'From now on people can invest, and it closes by itself when the last euro is in. There is no way back afterwards.',
  },
  discard: {
    button: 'Discard',
    title: 'Discard %{name}',
    consequence:
      'The project is no longer public and cannot be recovered. If money is invested in it, it is returned to those who put it in.',
  },
  refund: {
    pending:
      '%{name} has requested to close this project and return the money: “%{reason}”. Another administrator has to confirm it before %{until}.',
    expired:
      '%{name} requested to close this project and return the money: “%{reason}”. Nobody else confirmed it before %{until}, so the request has expired.',
    button: 'Close and return',
    title: 'Close %{name} and return the money',
    consequence:
      'Every euro returns to the wallet of the person who put it in: all of it or none. The project is closed and cannot be opened again.',
    now: 'Invested now',
    after: 'After',
    done: '%{name} is closed. The money has been returned.',
  },
}

export const backoffice = {
  layout,
  palette,
  shortcuts,
  inbox,
  decision,
  document,
  history,
  done,
  bulk,
  addTransaction,
  users,
  projects,
  phase,
  none: 'No data',
  nobody: 'Nobody',
  open: 'Open',
  actions: 'Actions',
  moved: 'Order changed',
  moveUp: 'Move %{name} up',
  moveDown: 'Move %{name} down',
  editTitle: 'Edit %{name}',
  deleteTitle: 'Delete %{name}',
  deleted: 'Deleted: %{name}',
  created: 'Created: %{name}',
  otherPicture: 'Replace the picture',
  reasonForRecord: 'Reason (kept in the record)',
  typedIsBack: 'What you had typed is still here. Files have to be chosen again.',
  list: {
    apply: 'Apply',
    clearFilters: 'Clear filters',
    comparison: 'Comparison',
    compared: { eq: 'Equal to', gte: 'At least', gt: 'More than', lte: 'At most', lt: 'Less than' },
    months: 'one month |||| %{smart_count} months',
  },
  iban: { show: 'Show the whole IBAN', hide: 'Hide the IBAN' },
  conflict: {
    changed: 'Someone has saved changes in the meantime. Reload to see them; what you have typed is not lost.',
    reloaded: 'This is the current data with your changes on top. Check it and save again.',
  },
  verification: {
    country: 'Country',
    validFrom: 'Valid from',
    validUntil: 'Valid until',
    picture: 'Picture %{number} of %{total}',
    never: 'They have not tried to verify their identity yet.',
  },
  bankAccounts: {
    none: 'They have not added a bank account yet.',
    noneValid: 'The customer has no validated bank account.',
  },
  invested: {
    title: 'Invested over time',
    sentence:
      '%{outstanding} are invested today: what was invested since %{since}, less what left and the principal repaid.',
    repaid: 'Principal repaid',
    none: 'There are no investments yet.',
    month: 'Month',
  },
  wallets: { balances: 'Balances' },
  assign: {
    button: 'Assign manager',
    title: 'Manager of %{name}',
    consequence: 'They will see this customer with wallet, documents and tickets, and receive their questions.',
    done: 'Manager assigned: %{name}',
    taken: 'Without a manager: %{name}',
  },
  accountDocuments: {
    add: 'Add document',
    none: 'There are no documents yet.',
    deleteConsequence: 'The customer will not see it any more either.',
    visible: 'The customer sees it',
    hidden: 'Staff only',
  },
  projectTypes: {
    createTitle: 'New project type',
    deleteConsequence: 'It disappears from filters and forms. Not possible while a project is of this type.',
  },
  descriptions: {
    add: 'Add description',
    none: 'There are no descriptions yet. A project needs at least one to be announced.',
    help: 'An empty line separates paragraphs; lines that begin with "- " form a list.',
    deleteConsequence: 'The text disappears from the page of the project.',
  },
  media: {
    add: 'Add picture',
    cover: 'Cover.',
    none: 'There are no pictures yet. A project needs at least one to be announced.',
    descriptionHelp: 'What it shows, for those who cannot see it',
    deleteConsequence: 'The picture disappears from the page of the project.',
  },
  documents: {
    add: 'Add document',
    none: 'There are no documents yet.',
    everybody: 'Everyone',
    visibleHelp: 'Off: only staff see it',
    staffOnly: 'Staff only',
    deleteConsequence: 'The document disappears from the page of the project.',
  },
  timeline: {
    add: 'Add event',
    none: 'There are no events yet.',
    deleteConsequence: 'The event disappears from the page of the project.',
  },
} as const satisfies Translation<typeof source.backoffice>

export const statistics = {
  title: 'Statistics',
  groupBy: 'Group by',
  invested: 'Invested',
  disinvested: 'Disinvested',
  penalties: 'Penalties',
  count: 'Movements',
  period: 'Period',
  quarter: 'Q%{quarter} %{year}',
  movements: {
    title: 'Investments',
    sentence:
      'Between %{from} and %{to}, %{invested} were invested and %{disinvested} disinvested, in %{count} movements.',
    none: 'There are no investments in that period.',
  },
  fees: {
    title: 'Management fees',
    sentence: 'Between %{from} and %{to} the platform earned %{amount} in fees, in %{count} payments.',
    none: 'There are no fees in that period.',
    amount: 'Fees',
    count: 'Payments',
  },
} as const satisfies Translation<typeof source.statistics>
