import { paths } from '../pages.ts'

const BANK_ACCOUNTS = paths.profile('bank-accounts')

export const accessMails = {
  emailChangedByStaff: { category: 'security', link: 'stopAccess', params: { at: 'instant' } },
  phoneChanged: { category: 'security', link: 'stopAccess', params: { at: 'instant' } },
  otpRemoved: { category: 'security', link: 'stopAccess', params: { at: 'instant' } },
  bankAccountAdded: { category: 'security', link: 'stopAccess', params: { at: 'instant', account: 'text' } },
  bankAccountValidated: {
    category: 'general',
    page: BANK_ACCOUNTS,
    params: { account: 'text', until: 'instant or nothing' },
  },
  bankAccountProven: { category: 'general', page: BANK_ACCOUNTS, params: { account: 'text' } },
  bankAccountRefused: { category: 'general', page: BANK_ACCOUNTS, params: { account: 'text', reason: 'text' } },
  // For administrators.
  accessProposed: {
    category: 'security',
    page: paths.administration,
    params: { author: 'typed', name: 'typed', change: 'text', changeEn: 'English or nothing' },
  },
  accessDisabled: {
    category: 'security',
    page: paths.administration,
    params: { author: 'typed', name: 'typed', at: 'instant' },
  },
  administratorAppointed: {
    category: 'security',
    page: paths.administration,
    params: { name: 'typed', email: 'typed', at: 'instant' },
  },
  paymentsToRecall: {
    category: 'security',
    page: paths.administration,
    params: { name: 'typed', amount: 'money', ids: 'text', smart_count: 'count' },
  },
  debitElsewhere: {
    category: 'security',
    page: paths.administration,
    params: { name: 'typed', amount: 'money', account: 'text', paid: 'text' },
  },
  refusedPaid: {
    category: 'security',
    page: paths.administration,
    params: { name: 'typed', amount: 'money', missing: 'money' },
  },
  creditedUnreceived: {
    category: 'security',
    page: paths.administration,
    params: { project: 'typed', amount: 'money', maximum: 'money', since: 'instant' },
  },
  accessStopped: { category: 'security', page: paths.administration, params: { name: 'typed', at: 'instant' } },
} as const
