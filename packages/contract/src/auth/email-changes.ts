import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { Email } from '../fields.ts'
import { withRule } from '../rules.ts'
import { LinkBody } from './sessions.ts'

export const EmailChange = z
  .strictObject({
    email: z.string().describe('The new address.'),
    createdAt: Instant,
    expiresAt: Instant.describe('Until when the link that went to the new address works.'),
    confirmedAt: Instant.nullable().describe('When the new address was confirmed, and with that the change made.'),
    undoableUntil: Instant.describe('Until when the link that went to the former address undoes it.'),
  })
  .describe('A change of the own e-mail address that is not final yet.')

export const EmailChangeState = z
  .strictObject({ change: EmailChange.nullable() })
  .describe('The change of the own e-mail address that is not final yet, if there is one.')

export const EmailChangeBody = withRule(
  z.strictObject({ email: Email, repeatEmail: Email }),
  ['email', 'repeatEmail'],
  ({ email, repeatEmail }) =>
    email.toLowerCase() === repeatEmail.toLowerCase() ? undefined : { path: 'repeatEmail', code: 'emails-differ' },
).describe('The new e-mail address, typed twice.')

/** Must differ, ignoring case. */
export const mistakesOfNewEmail = (email: string, present: string): readonly FieldError[] =>
  email.toLowerCase() === present.toLowerCase() ? [{ path: 'email', code: 'email-unchanged' }] : []

/** The new address confirms, the former one can undo. */
export const emailChangeEndpoints = endpoints(
  'emailChanges',
  {
    name: 'Changes of e-mail',
    about: 'Changing the own e-mail address: the new one confirms, the former one can undo it.',
  },
  '/v1/auth/email/change',
  {
    readState: {
      method: 'GET',
      permission: 'email.change',
      summary: 'Read the change of the own e-mail address that is not final yet',
      output: EmailChangeState,
    },
    request: {
      method: 'POST',
      permission: 'email.change',
      status: 202,
      summary: 'Ask to change the own e-mail address',
      description:
        'A link goes to the new address, and one that undoes the change to the present one. Answers alike whether the new address has an account or not. It takes the place of an earlier one that was not confirmed.',
      body: EmailChangeBody,
      output: EmailChangeState,
      errors: ['email-unchanged', 'email-change-recent'],
      needsCode: 'always',
    },
    cancel: {
      method: 'DELETE',
      permission: 'email.change',
      summary: 'Give up a change of the own e-mail address that is not confirmed',
      errors: ['not-found'],
    },
    confirm: {
      method: 'POST',
      path: '/v1/auth/email/change/confirm',
      permission: 'email.confirm',
      status: 204,
      summary: 'Make the change with the link that was mailed to the new address; ends all other sessions',
      body: LinkBody,
      errors: ['link-invalid'],
    },
    undo: {
      method: 'POST',
      path: '/v1/auth/email/change/undo',
      permission: 'email.confirm',
      status: 204,
      summary: 'Undo the change with the link that was mailed to the former address',
      description:
        'The account has the former address again, all sessions end, and the password no longer works: a link to set a new one is mailed to the former address.',
      body: LinkBody,
      errors: ['link-invalid'],
    },
    stop: {
      method: 'POST',
      path: '/v1/auth/access-stop',
      permission: 'email.confirm',
      status: 204,
      summary: 'Stop the account after a change that its owner did not want, with the link that was mailed about it',
      description:
        'Ends all sessions, disables the account and holds its payments until two administrators have looked at it. It restores nothing.',
      body: LinkBody,
      errors: ['link-invalid'],
    },
  },
)
