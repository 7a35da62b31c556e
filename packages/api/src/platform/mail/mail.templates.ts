import type { es } from '@cauce/i18n/es/index.ts'
import type { PlaceholderOf } from '@cauce/i18n/translation.ts'
import type { LinkPurpose } from '@cauce/contract'

type Words = (typeof es)['mails']['templates']
export type MailTemplate = keyof Words

/** The values that the words of a template interpolate. Instants (ISO 8601) and amounts of the wire are written as people read them. */
export type MailParams<Template extends MailTemplate> = {
  readonly [Name in PlaceholderOf<Words[Template][keyof Words[Template]]>]: string | number
}

/** Why a mail is sent. `general` and `tickets` may be declined by the person; what security, the law or the person asks for may not. */
export type MailCategory = 'necessary' | 'security' | 'legal' | 'general' | 'tickets'

interface MailKind {
  readonly category: MailCategory
  /** Where the button leads: a page of the site, or a single-use link. */
  readonly page?: string
  readonly link?: LinkPurpose
}

const WALLET = '/user/profile?tab=wallet'
const BANK_ACCOUNTS = '/user/profile?tab=bank-accounts'
const INVESTMENTS = '/investments'

export const mailKinds: Readonly<Record<MailTemplate, MailKind>> = {
  confirmEmail: { category: 'necessary', link: 'confirmEmail' },
  resetPassword: { category: 'necessary', link: 'resetPassword' },
  accountCreated: { category: 'necessary', link: 'resetPassword' },
  newLogin: { category: 'security', page: '/user/profile' },
  deviceTrusted: { category: 'security', page: '/user/profile' },
  passwordChanged: { category: 'security', page: '/auth/forgot' },
  emailChanged: { category: 'security' },
  otpRemoved: { category: 'security', page: '/auth/login' },
  recoveryCodeUsed: { category: 'security', page: '/user/profile' },
  ticketAnswered: { category: 'tickets', page: '/user/support' },
  ticketWaits: { category: 'tickets', page: '/admin/ticket/' },
  verificationApproved: { category: 'general', page: '/user/profile' },
  verificationDeclined: { category: 'general', page: '/user/profile' },
  verificationResubmission: { category: 'general', page: '/user/profile' },
  // Who has ordered is told until when they may revoke it (Regulation (EU) 2020/1503, article 22).
  orderReceived: { category: 'legal', page: INVESTMENTS },
  returnPaid: { category: 'general', page: WALLET },
  projectFinanced: { category: 'general', page: INVESTMENTS },
  projectReopened: { category: 'general', page: INVESTMENTS },
  projectClosed: { category: 'general', page: INVESTMENTS },
  projectRefunded: { category: 'general', page: WALLET },
  // Its button leads to the project that has opened.
  projectOpened: { category: 'general', page: '/projects/' },
  projectNews: { category: 'general', page: INVESTMENTS },
  incomeApproved: { category: 'general', page: WALLET },
  incomeRejected: { category: 'general', page: WALLET },
  withdrawalApproved: { category: 'general', page: WALLET },
  withdrawalRejected: { category: 'general', page: WALLET },
  bankAccountAdded: { category: 'security', page: BANK_ACCOUNTS },
  bankAccountValidated: { category: 'general', page: BANK_ACCOUNTS },
  bankAccountRefused: { category: 'general', page: BANK_ACCOUNTS },
}
