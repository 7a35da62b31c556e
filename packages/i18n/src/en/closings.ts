export const closings = {
  title: 'Close the account',
  one: 'Account closure',
  lead: 'Your account is closed and the data that the law does not oblige us to keep are erased. It is not possible while you have money in the wallet or live investments.',
  open: 'See what is erased and when',
  confirmTitle: 'Close the account?',
  confirm:
    'The account will be closed on %{date}. Until then you can log in and cancel the closure, but neither invest nor move money. After that it cannot be undone.',
  copyFirst: 'If you want a copy of your data, ask for it and download it first.',
  erasedTitle: 'Erased on that day',
  erased: {
    person: 'Your e-mail and phone, and your name on every page.',
    papers:
      'The documents that you have uploaded, the certificates of bank accounts that were not validated and the copies of your data.',
    access: 'The password, passkeys, codes, sessions and trusted browsers.',
    messages: 'Your tickets, your notifications and the alerts that you have asked for.',
    identity: 'Your identity: you never verified it nor moved money.',
  },
  keptTitle: 'Kept',
  kept: {
    identity:
      'Your name, birthday, nationality, document and tax numbers, and the documents of your identity, tax residence and validated bank accounts, as the law against money laundering requires (Ley 10/2010, article 25). Nobody uses them for anything else. They are erased on %{date}.',
    books:
      'Transactions, investments and payments, without your name and with the last four digits of the bank account: the law requires books to be kept until %{date} at least (Código de Comercio, article 30).',
    papers:
      'The contracts, statements and certificates that the platform issued, as they were issued, until %{date} at least.',
    tax: 'The country of tax residence and its dates, to declare what was withheld from you, until %{date} at least.',
    evidence:
      'What staff of the platform did in your account, as evidence and indefinitely. Only administrators read it.',
  },
  submit: 'Close my account',
  submitting: 'Closing',
  keep: 'Keep the account',
  waiting:
    'Your account will be closed on %{date}. Until then you can neither invest nor move money, and you can cancel the closure.',
  withdraw: 'Cancel the closure',
  withdrawing: 'Cancelling',
  withdrawn: 'You have cancelled the closure. Your account is as it was before.',
  asked: 'We have noted the closure of your account.',
} as const
