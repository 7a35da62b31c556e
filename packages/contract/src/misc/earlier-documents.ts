import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'

export const EARLIER_DOCUMENT_NOUNS = ['bankAccounts', 'transactions', 'distributions', 'projects'] as const

const Noun = z.enum(EARLIER_DOCUMENT_NOUNS).describe('Kind of the record that had it.')

export const EarlierDocument = z
  .strictObject({
    earlierDocumentId: Id,
    noun: Noun,
    recordId: Id,
    userId: Id.nullable().describe('The customer that it concerns.'),
    document: StoredFile,
    sentByName: z.string().nullable().describe('Null where the platform stored it.'),
    sentAt: Instant,
    endedByName: z.string().describe('Who replaced it, or deleted its record.'),
    endedAt: Instant,
  })
  .describe(
    'A document that a record no longer has: a certificate or proof that was replaced, or a document of an announced project. It never changes.',
  )

export const earlierDocumentEndpoints = endpoints(
  'earlierDocuments',
  {
    name: 'Earlier documents',
    about: 'Certificates and proofs that were replaced after a decision had rested on them.',
  },
  '/v1/misc/earlier-documents',
  {
    list: {
      permission: 'earlierDocuments.read',
      summary: 'List documents that were replaced',
      query: listQuery(
        ['endedAt'],
        { noun: Noun.optional(), recordId: Id.optional(), userId: Id.optional() },
        allBut('document', 'sentByName', 'sentAt', 'endedByName'),
      ),
      output: page(EarlierDocument),
    },
    read: {
      permission: 'earlierDocuments.read',
      summary: 'Read which document was replaced',
      output: EarlierDocument,
    },
    url: {
      method: 'GET',
      path: '/v1/misc/earlier-documents/{id}/url',
      permission: 'earlierDocuments.read',
      summary: 'Get a short-lived address of a document that was replaced',
      output: SignedUrl,
    },
  },
)
