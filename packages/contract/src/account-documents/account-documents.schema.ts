import { z } from 'zod'
import { Instant } from '../dates.ts'
import { StoredFile } from '../files.ts'
import { Id } from '../ids.ts'

export const AccountDocument = z
  .strictObject({
    accountDocumentId: Id,
    accountId: Id.describe('The customer whom it is about.'),
    ownerId: Id.describe('Whose document it is: the customer, or the member of staff who keeps it.'),
    ownerName: z.string(),
    visible: z.boolean().describe('False: the customer does not see it, unless it is theirs.'),
    document: StoredFile,
    createdAt: Instant,
  })
  .describe('A document of a customer.')

export const AccountDocumentBody = z
  .strictObject({
    accountId: Id.optional().describe('The own account if absent; only an administrator may name another.'),
    ownerId: Id.optional().describe('Whoever uploads it if absent; only an administrator may name another.'),
    visible: z.boolean().optional().describe('True if absent.'),
  })
  .describe('A new document of a customer; its bytes go in the part `file`.')
