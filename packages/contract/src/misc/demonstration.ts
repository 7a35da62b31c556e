import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { listQuery, page } from '../paging.ts'
import { ROLES } from '../permissions.ts'

const description = 'Exists only in the demonstration; elsewhere it is 404.'

export const DemonstrationAccount = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    password: z.string(),
    role: z.enum(ROLES),
    code: z.string().describe('Valid now.'),
    about: z.strictObject({ es: z.string(), en: z.string() }).describe('Whom one plays, in each language.'),
  })
  .describe('An account of the demonstration with its present one-time code.')

export const OutboxMail = z
  .strictObject({ mailId: z.string(), to: z.string(), subject: z.string(), text: z.string(), createdAt: Instant })
  .describe('A mail that was kept instead of sent.')

export const demonstrationEndpoints = endpoints('demonstration', 'Demonstration', '/v1/misc/demonstration-accounts', {
  listAccounts: {
    method: 'GET',
    permission: 'demonstration.read',
    description,
    summary: 'List the demonstration accounts with their codes',
    output: page(DemonstrationAccount),
    errors: ['not-found'],
  },
  listMails: {
    method: 'GET',
    path: '/v1/misc/outbox',
    permission: 'demonstration.read',
    description,
    summary: 'List the mails that were kept',
    query: listQuery(['createdAt'], {
      to: z.string().max(254).optional(),
      ids: z.array(z.string().max(100)).max(100).optional().describe('Only these mails.'),
    }),
    output: page(OutboxMail),
    errors: ['not-found'],
  },
})
