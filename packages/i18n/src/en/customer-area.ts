import type * as source from '../es/customer-area.ts'
import type { Translation } from '../translation.ts'

export const closings = {
  title: 'Close the account',
  one: 'Account closure',
  lead: 'We close your account and erase the data that the law does not require us to keep. You cannot close it while you have money in the wallet or ongoing investments.',
  open: 'See what is erased and when',
  confirmTitle: 'Close the account?',
  confirm:
    'The account will be closed on %{date}. Until then you can log in and cancel the closure, but not invest, deposit or withdraw. After that it cannot be undone.',
  copyFirst: 'If you want a copy of your data, ask for it and download it first.',
  erasedTitle: 'Erased on that day',
  erased: {
    person: 'Your e-mail and phone, and your name on every page.',
    papers:
      'The documents that you have uploaded, the certificates of bank accounts that were not validated and the copies of your data.',
    access: 'The password, passkeys, codes, sessions and trusted browsers.',
    messages: 'Your tickets, your notifications and the alerts that you have asked for.',
    identity: 'Your identity, because you never verified it or moved money.',
  },
  keptTitle: 'Kept',
  kept: {
    identity:
      'Your name, date of birth, nationality, document and tax numbers, and the documents that prove your identity, tax residence and validated bank accounts, as the law against money laundering requires (Ley 10/2010, article 25). Nobody uses them for anything else. They are erased on %{date}.',
    books:
      'Transactions, investments and payments, without your name and with the last four digits of the bank account: the law requires books to be kept until at least %{date} (Código de Comercio, article 30).',
    papers:
      'The contracts, statements and certificates that the platform issued, as they were issued, until at least %{date}.',
    tax: 'The country of tax residence and its dates, to report the tax withheld from you, until at least %{date}.',
    evidence:
      'A record of what our staff did in your account, kept indefinitely as evidence. Only administrators can read it.',
  },
  submit: 'Close my account',
  submitting: 'Closing',
  keep: 'Keep the account',
  waiting:
    'Your account will be closed on %{date}. Until then you cannot invest, deposit or withdraw, and you can cancel the closure.',
  withdraw: 'Cancel the closure',
  withdrawing: 'Cancelling',
  withdrawn: 'You have cancelled the closure. Your account is as it was before.',
  asked: 'We have received your request to close the account.',
} as const

export const dataExports = {
  title: 'Copy of your data',
  one: 'Copy of your data',
  lead: 'Everything that we keep about you: personal data, transactions, investments, messages and your files, in JSON and CSV. The copy is kept for %{days} days.',
  request: 'Ask for a copy',
  requesting: 'Requesting',
  making: 'Preparing your copy',
  progress: 'Progress of the copy',
  leave: 'You can close the page: we will write to you when it is ready.',
  cancel: 'Cancel the copy',
  cancelling: 'Cancelling',
  parts: {
    person: 'Personal data and access',
    money: 'Transactions and investments',
    documents: 'Documents',
    messages: 'Tickets and notifications',
  },
  count: '%{done} of %{total}',
  of: 'Copy of %{date}',
  states: {
    ready: 'ZIP, %{size}. Erased on %{date}.',
    erased: 'Erased',
    cancelled: 'Cancelled',
    failed: 'Could not be prepared. Ask for another one.',
  },
  download: 'Download the copy',
  downloading: 'Preparing the download',
  ready: 'The copy of your data is ready.',
  lost: 'The progress cannot be shown now. We try again every few seconds.',
  index: {
    name: 'README.txt',
    title: 'Your data at %{platform}, %{day}',
    format:
      'Each table is in the folder json and in the folder csv with the same content; tables without records have no file. Your files are in the folder files, under the identifier that records call fileId or documentId.',
    values:
      'Amounts in euros with a decimal point, dates and times in UTC (ISO 8601), percentages in basis points (100 = 1 %). Records of each table:',
    missing:
      'This copy lacks files that your records name and that we could not read from our storage. Write to us and we will tell you what has become of them:',
    leftOut:
      'It holds no passwords, keys or other secrets, in any form; no data of other people; no internal notes or examinations, which in some cases the law forbids us to hand over; and nothing that is computed from what is here.',
    ask: 'If you have questions, write to support: %{address}',
  },
} as const

export const notifications = {
  title: 'Notifications',
  one: 'Notification',
  unread: 'Unread',
  filter: 'Read or unread',
  all: 'All',
  lead: 'Everything that we send you by e-mail, and the notices that you have chosen not to get by e-mail.',
  toPreferences: 'Choose which e-mails you get',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  pending: 'One unread notification |||| %{smart_count} unread notifications',
  empty: {
    title: 'You have no notifications yet',
    text: 'Here you will see what happens to your money, your projects and your account.',
  },
  allRead: { title: 'You have nothing unread', text: 'You have read all your notifications.' },
} as const satisfies Translation<typeof source.notifications>

export const withdrawals = {
  one: 'Withdrawal',
  titleOf: 'Withdrawal of %{amount}',
  to: 'To %{alias}, account %{account}',
  stagesTitle: 'Progress',
  historyTitle: 'What happened at each step',
  walletTitle: 'Your wallet now',
  state: {
    pending: 'Requested',
    approved: 'Approved',
    batched: 'In a batch',
    released: 'In a released batch',
    sent: 'At the bank',
    executed: 'Paid',
    rejected: 'Rejected',
    refused: 'Refused by the bank',
    returned: 'Returned by the bank',
    cancelled: 'Cancelled',
  },
  about: {
    pending: '%{amount} is reserved. We are reviewing the request, which usually takes one working day.',
    approved: '%{amount} has left your wallet and will go to your account with the next transfers.',
    batched: '%{amount} is being prepared: a second person reviews the transfer.',
    released: 'Your transfer is approved and on its way to our bank.',
    sent: 'Our bank has the transfer. It usually reaches your account within one banking day.',
    executed: 'Our bank has made the transfer.',
    rejected: 'It was not approved. %{amount} is available in your wallet again.',
    refused: 'The bank did not pay it. %{amount} is in your wallet again.',
    returned: 'The transfer came back. %{amount} is in your wallet again.',
    cancelled: 'The transfer will not be made. %{amount} is available in your wallet again.',
  },
  cancelUntil: 'You can cancel it until a second administrator releases the batch.',
  notCancellable: 'The batch is released, so it can no longer be cancelled.',
  reason: 'Reason: %{reason}',
  accountFault: 'We will not pay into that account until it has been validated again.',
  step: {
    asked: 'Requested',
    approved: 'Approved',
    batched: 'In a batch',
    sent: 'At the bank',
    executed: 'Paid',
    rejected: 'Rejected',
    refused: 'Refused',
    returned: 'Returned',
    cancelled: 'Cancelled',
  },
  mark: { done: 'done', now: 'under way', stop: 'stopped here', todo: 'to come', never: 'will not happen' },
  bankPaysOn: 'our bank pays on %{date}',
  past: {
    asked: 'You requested it',
    entered: 'The platform entered it',
    approved: 'A person approved it',
    batched: 'It became part of a batch of transfers',
    released: 'We sent the transfer to the bank',
    sent: 'The batch reached our bank',
    executed: 'Paid',
    rejected: 'A person rejected it',
    refused: 'The bank refused it',
    returned: 'The bank returned it',
    cancelled: 'It was cancelled',
  },
  next: {
    approved: 'A person approves it',
    batched: 'It becomes part of a batch of transfers',
    released: 'We send the transfer to the bank',
    sent: 'The batch reaches our bank',
    executed: 'Paid',
  },
  detail: {
    asked: '%{amount} was reserved.',
    approved: 'The amount leaves the balance of your wallet.',
    batched: 'You can cancel it until the batch is released.',
    released: 'From then on you cannot cancel it.',
    executed: 'Only then do we mark it as paid.',
    moneyBack: 'The money was available in your wallet again.',
  },
  facts: {
    number: 'Number',
    account: 'Account',
    reference: 'Reference',
    remittance: 'On your statement you will see',
    cost: 'Cost',
  },
  ask: 'Ask about this withdrawal',
  again: 'Request another withdrawal',
  toAccounts: 'See my bank accounts',
  refreshFailed: 'We could not update this page. What you see may be out of date.',
} as const satisfies Translation<typeof source.withdrawals>
