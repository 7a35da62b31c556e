import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { UserKind } from './registration.ts'

export const KEPT_STATES = ['kept', 'erased'] as const

export const KEPT_DOCUMENTS = ['verification', 'taxDetail', 'bankAccount', 'earlierDocument'] as const

export const KeptIdentity = z
  .strictObject({
    userId: Id.describe('Of the closed account, as audit records and the books name it.'),
    state: z.enum(KEPT_STATES),
    kind: UserKind.nullable().describe('Null once it is erased.'),
    name: z.string().nullable().describe('The name of the person or the company; null once it is erased.'),
    documentCount: z.int().describe('How many documents are kept.'),
    closedAt: Instant,
    eraseOn: CalendarDate.nullable().describe('The day on which all of it is erased; null where nothing is kept.'),
    erasedAt: Instant.nullable(),
  })
  .describe('Whose a closed account was, as long as the law wants it kept (decision data-retention).')

export const KeptIdentityReason = z
  .strictObject({ reason: text(300).describe('Who asks for it and why; kept in the audit record.') })
  .describe('Why a kept identity is opened.')

const nullable = z.string().nullable()

export const OpenedIdentity = z
  .strictObject({
    userId: Id,
    name: z.string(),
    surname: z.string(),
    companyName: nullable,
    legalRepresentativeName: nullable,
    taxNumber: nullable,
    nationality: nullable,
    birthdayAt: nullable,
    identificationDocumentType: nullable,
    identificationDocumentNumber: nullable,
    documents: z.array(
      z.strictObject({
        source: z.enum(KEPT_DOCUMENTS),
        createdAt: Instant.describe('When the record was made that it belongs to.'),
        file: StoredFile,
        address: SignedUrl,
      }),
    ),
  })
  .describe('All that is kept of a person, with short-lived addresses of the documents.')

export const keptIdentityEndpoints = endpoints(
  'keptIdentities',
  { name: 'Kept identities', about: 'Whose a closed account was, as long as the law wants it kept.' },
  '/v1/account/kept-identities',
  {
    list: {
      permission: 'keptIdentities.read',
      summary: 'List closed accounts, with what is kept of them until when',
      query: listQuery(
        ['closedAt'],
        {
          search: z
            .string()
            .min(1, 'required')
            .max(120)
            .optional()
            .describe('A part of a name, a tax number or a number of a document.'),
          state: z.enum(KEPT_STATES).optional(),
        },
        allBut('kind', 'name', 'documentCount', 'eraseOn'),
      ),
      output: page(KeptIdentity),
    },
    read: {
      permission: 'keptIdentities.read',
      summary: 'Read what is kept of a closed account until when',
      output: KeptIdentity,
    },
    open: {
      method: 'POST',
      path: '/v1/account/kept-identities/{id}/open',
      permission: 'keptIdentities.open',
      status: 200,
      summary: 'Open a kept identity and its documents',
      description: 'Leaves an audit record with the reason. The addresses of the documents work for five minutes.',
      body: KeptIdentityReason,
      output: OpenedIdentity,
    },
  },
)
