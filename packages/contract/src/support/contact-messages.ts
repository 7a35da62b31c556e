import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Email, nameText, PrivateToken, text } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'

export const CONTACT_SUBJECTS = ['investing', 'account', 'financing', 'personalData', 'press', 'other'] as const
export const ContactSubject = z.enum(CONTACT_SUBJECTS).describe('What a message of a visitor is about.')

const written = { name: nameText(150), subject: ContactSubject, message: text(5000) }
export const ContactMessageBody = z
  .strictObject({ ...written, email: Email })
  .describe('A message to the platform, from anybody.')
export type ContactMessageBody = z.output<typeof ContactMessageBody>
export const ContactMessage = z
  .strictObject({ ...written, name: z.string(), message: z.string(), email: z.string() })
  .describe('A message that waits for its sender to confirm the address.')

export const MAXIMUM_CONTACT_DOCUMENTS = 5
const Params = z.strictObject({ token: PrivateToken.describe('Of the link in the mail.') })

/** Handbook rule 9.14. */
export const contactMessageEndpoints = endpoints(
  'contactMessages',
  { name: 'Contact messages', about: 'Messages of people without an account, which become tickets once confirmed.' },
  '/v1/support/contact-messages',
  {
    create: {
      permission: 'contactMessages.send',
      summary: 'Write to the platform without an account',
      description: 'A mail asks the sender to confirm the address. Nobody reads the message before.',
      body: ContactMessageBody,
    },
  },
)

/** The mailed link confirms the address. */
export const contactLinkEndpoints = endpoints('contactLinks', 'Contact messages', '/v1/support/contact-links/{token}', {
  read: {
    method: 'GET',
    path: '/v1/support/contact-links/{token}',
    permission: 'contactMessages.send',
    summary: 'Read the own message before confirming it',
    params: Params,
    output: ContactMessage,
  },
  confirm: {
    method: 'POST',
    path: '/v1/support/contact-links/{token}/confirmation',
    permission: 'contactMessages.send',
    summary: 'Confirm the address, which opens a ticket; files go in the parts `documents`',
    params: Params,
    files: {
      documents: {
        kinds: ATTACHMENT_KINDS,
        maximumCount: MAXIMUM_CONTACT_DOCUMENTS,
        description: 'Images and PDF, each below 5 MB.',
      },
    },
    errors: ['file-kind', 'file-too-large', 'too-many-files'],
  },
})
