import type { es } from '@cauce/i18n/es/index.ts'
import type { PlaceholderOf } from '@cauce/i18n/translation.ts'
import type { LinkPurpose } from '../mailed-links/index.ts'

type Words = (typeof es)['mails']['templates']
export type MailTemplate = keyof Words

/** The values that the words of a template interpolate. Instants (ISO 8601) and amounts of the wire are written as people read them. */
export type MailParams<Template extends MailTemplate> = {
  readonly [Name in PlaceholderOf<Words[Template][keyof Words[Template]]>]: string | number
}

/** Why a mail is sent. `general` and `tickets` may be declined by the person; what security or the person asks for may not. */
export type MailCategory = 'necessary' | 'security' | 'general' | 'tickets'

interface MailKind {
  readonly category: MailCategory
  /** Where the button leads: a page of the site, or a single-use link. */
  readonly page?: string
  readonly link?: LinkPurpose
}

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
  verificationApproved: { category: 'general', page: '/user/profile' },
  verificationDeclined: { category: 'general', page: '/user/profile' },
  verificationResubmission: { category: 'general', page: '/user/profile' },
}
