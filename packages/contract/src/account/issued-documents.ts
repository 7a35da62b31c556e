import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { FILE_HASH, Language } from '../fields.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'

export const ISSUED_DOCUMENT_KINDS = [
  'orderContract',
  'orderConfirmation',
  'monthlyStatement',
  'yearlyStatement',
  'taxCertificate',
  'projectSummary',
] as const
export const IssuedDocumentKind = z.enum(ISSUED_DOCUMENT_KINDS).describe('Kind of a document that the platform issues.')
export type IssuedDocumentKind = z.infer<typeof IssuedDocumentKind>

/** `D-2026-000123`. */
export const DOCUMENT_NUMBER = /^D-\d{4}-\d{6,12}$/
/** Of an issued document, or of an offer: its information sheet. */
export const CHECKED_NUMBER = /^(D-\d{4}-\d{6,12}|[A-Z0-9]{18}\d{10})$/
const Sha256 = z
  .string()
  .regex(FILE_HASH, 'value-invalid')
  .meta({ description: 'SHA-256 of the bytes of the file, hexadecimal.', examples: ['0123456789abcdef'.repeat(4)] })
const DocumentNumber = z
  .string()
  .regex(DOCUMENT_NUMBER, 'value-invalid')
  .meta({ description: 'Its number, which stands on each page.', examples: ['D-2026-000123'] })
const Year = z.int().min(1900).max(2199)

export const IssuedDocument = z
  .strictObject({
    issuedDocumentId: Id,
    number: DocumentNumber,
    kind: IssuedDocumentKind,
    userId: Id.describe('The customer whom it is for.'),
    userName: z.string(),
    orderId: Id.nullable().describe('The order that it is about, if any.'),
    projectId: Id.nullable().describe('The project that it is about, if any.'),
    projectName: z.string().nullable(),
    periodStart: CalendarDate.nullable().describe('The first day that it is about, if it is about a period.'),
    periodEnd: CalendarDate.nullable().describe('The last day of that period.'),
    year: Year.describe('The year that it is about.'),
    language: Language.describe('The language that it is written in.'),
    sha256: Sha256,
    file: StoredFile,
    replaces: DocumentNumber.nullable().describe('The certificate that it corrects.'),
    replacedBy: DocumentNumber.nullable().describe('The certificate that corrects it.'),
    createdAt: Instant.describe('When it was made. It is kept as it was made then.'),
  })
  .describe('A document that the platform has made for a customer.')

export const DocumentCheck = z
  .strictObject({
    isGenuine: z.boolean().describe('Whether the platform made this file under this number.'),
    kind: z
      .enum([...ISSUED_DOCUMENT_KINDS, 'informationSheet'])
      .nullable()
      .describe('Null unless it is genuine.'),
    madeOn: CalendarDate.nullable().describe('The day on which it was made; null unless it is genuine.'),
    withdrawnOn: CalendarDate.nullable().describe(
      'The day on which another one replaced it, or the offer of an information sheet was suspended; null while it is in force.',
    ),
  })
  .describe('What anybody may know of a document that they hold.')

export const issuedDocumentEndpoints = endpoints(
  'issuedDocuments',
  {
    name: 'Issued documents',
    about: 'Documents that the platform makes for customers: contracts, statements, certificates.',
  },
  '/v1/account/issued-documents',
  {
    list: {
      permission: 'issuedDocuments.read',
      summary: 'List documents that the platform has made for customers',
      query: listQuery(['createdAt'], {
        userId: Id.optional(),
        kind: IssuedDocumentKind.optional(),
        year: Year.optional(),
        projectId: Id.optional(),
        orderId: Id.optional(),
      }),
      output: page(IssuedDocument),
    },
    request: {
      method: 'POST',
      path: '/v1/account/issued-documents/due',
      permission: 'issuedDocuments.request',
      summary: 'Have the documents made that the caller lacks',
      description: 'A job makes them. Calling it again while it runs changes nothing.',
      status: 202,
      output: z
        .strictObject({ due: z.int().min(0).describe('How many documents are missing.') })
        .describe('How many documents are being made.'),
    },
    check: {
      method: 'GET',
      path: '/v1/account/issued-documents/check',
      permission: 'documentChecks.read',
      summary: 'Check whether a document is one that the platform made',
      query: z.strictObject({
        number: z
          .string()
          .regex(CHECKED_NUMBER, 'value-invalid')
          .meta({ description: 'The number that stands on each page.', examples: ['D-2026-000123'] }),
        sha256: Sha256,
      }),
      output: DocumentCheck,
    },
    read: {
      permission: 'issuedDocuments.read',
      summary: 'Read the record of a document',
      output: IssuedDocument,
    },
    reissue: {
      method: 'POST',
      path: '/v1/account/issued-documents/{id}/reissue',
      permission: 'issuedDocuments.reissue',
      summary: 'Replace a tax certificate whose data have changed',
      description:
        'The new one names the one that it replaces and what has changed, and the customer gets a mail. The former one stays as it was made.',
      output: IssuedDocument,
      errors: ['document-unchanged'],
    },
    url: {
      method: 'GET',
      path: '/v1/account/issued-documents/url/{id}',
      permission: 'issuedDocuments.read',
      summary: 'Get a short-lived address of a document',
      description: 'Leaves an audit record when it is not of the caller.',
      output: SignedUrl,
    },
  },
)
