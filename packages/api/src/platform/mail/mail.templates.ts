import type { es } from '@cauce/i18n/es/index.ts'
import type { PlaceholderOf } from '@cauce/i18n/translation.ts'
import { paths, type LinkPurpose } from '@cauce/contract'

type Words = (typeof es)['mails']['templates']
export type MailTemplate = keyof Words

/** The values that the words of a template interpolate. Instants (ISO 8601) and amounts of the wire are written as people read them. */
export type MailParams<Template extends MailTemplate> = {
  readonly [Name in PlaceholderOf<Words[Template][keyof Words[Template]]>]: string | number
}

/** Why a mail is sent. A person can decline `general` and `tickets`, but not mails for security, by law or on their own request. */
export type MailCategory = 'necessary' | 'security' | 'legal' | 'general' | 'tickets'

interface MailKind {
  readonly category: MailCategory
  /** Where the button leads: a page of the site, or a single-use link. */
  readonly page?: string
  readonly link?: LinkPurpose
}

const WALLET = paths.profile('wallet')
const BANK_ACCOUNTS = paths.profile('bank-accounts')

export const mailKinds: Readonly<Record<MailTemplate, MailKind>> = {
  confirmEmail: { category: 'necessary', link: 'confirmEmail' },
  resetPassword: { category: 'necessary', link: 'resetPassword' },
  accountCreated: { category: 'necessary', link: 'resetPassword' },
  newLogin: { category: 'security', page: paths.profile() },
  deviceTrusted: { category: 'security', page: paths.profile() },
  passwordChanged: { category: 'security', page: paths.forgot },
  emailChanged: { category: 'security' },
  otpRemoved: { category: 'security', page: paths.login() },
  recoveryCodeUsed: { category: 'security', page: paths.profile() },
  ticketAnswered: { category: 'tickets', page: paths.support },
  ticketWaits: { category: 'tickets', page: paths.administrationTickets },
  verificationApproved: { category: 'general', page: paths.profile() },
  verificationDeclined: { category: 'general', page: paths.profile() },
  verificationResubmission: { category: 'general', page: paths.profile() },
  // It names the end of the reflection period (Regulation (EU) 2020/1503, article 22).
  orderReceived: { category: 'legal', page: paths.investments },
  returnPaid: { category: 'general', page: WALLET },
  projectFinanced: { category: 'general', page: paths.investments },
  projectReopened: { category: 'general', page: paths.investments },
  projectClosed: { category: 'general', page: paths.investments },
  projectRefunded: { category: 'general', page: WALLET },
  // Its button leads to the project that has opened.
  projectOpened: { category: 'general', page: paths.projects },
  projectNews: { category: 'general', page: paths.investments },
  incomeApproved: { category: 'general', page: WALLET },
  incomeRejected: { category: 'general', page: WALLET },
  withdrawalApproved: { category: 'general', page: WALLET },
  withdrawalRejected: { category: 'general', page: WALLET },
  bankAccountAdded: { category: 'security', page: BANK_ACCOUNTS },
  bankAccountValidated: { category: 'general', page: BANK_ACCOUNTS },
  bankAccountRefused: { category: 'general', page: BANK_ACCOUNTS },
}
