import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import { AwaitsMyApproval, IdFilter } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { BankFileState } from './bank-files.lifecycle.ts'
import { BankFileOutlook, BankFilesOutlook, LineOutcome, MAXIMUM_OUTLOOK_FILES } from './file-outlooks.ts'
import { BankFileTakeBack, TakeBackBody } from './take-backs.ts'
import {
  STATEMENT_FILE_REASONS,
  STATEMENT_FILE_REMARKS,
  type StatementFileReason,
  type StatementFileRemarkReason,
} from './statement-files.ts'
import { StatementPlace } from './statements.ts'

/** Some 100,000 movements. An archive may unpack to more. */
export const MAXIMUM_STATEMENT_MEGABYTES = 128

/** The last two only add details. */
export const BANK_FILE_FORMATS = ['camt053', 'norma43', 'camt052', 'camt054'] as const
export const BankFileFormat = z.enum(BANK_FILE_FORMATS).describe('Format of a file of a bank.')

/** Refusal codes of readable statements. */
export const STATEMENT_CONFLICTS = [
  'statement-not-ours',
  'statement-contradicts',
  'statement-uncertain',
] as const satisfies ErrorCode[]

const Conflict = z
  .strictObject({
    code: z.enum([...STATEMENT_CONFLICTS, 'statement-file-imported']),
    params: z.record(z.string(), z.string()),
  })
  .describe('A refusal of the catalogue, with what its message interpolates.')

const Sum = z.strictObject({ count: z.int(), amount: Money })

const remarkReasons = Object.keys(STATEMENT_FILE_REMARKS) as [StatementFileRemarkReason, ...StatementFileRemarkReason[]]

const PreviewedStatement = z
  .strictObject({
    iban: z.string(),
    format: BankFileFormat,
    fromDay: CalendarDate,
    toDay: CalendarDate,
    opening: Money.nullable(),
    closing: Money.nullable(),
    lineCount: z.int(),
    stated: z
      .strictObject({ credits: Sum, debits: Sum })
      .describe('All lines above and below zero, as the file says them, known ones too.'),
    newCount: z.int().describe('How many lines are new.'),
    credits: Money.describe('Sum of the new lines above zero.'),
    debits: Money.describe('Sum of the new lines below zero.'),
    ...StatementPlace.shape,
    remarks: z
      .array(
        z.strictObject({
          reason: z.enum(remarkReasons),
          line: z.int().describe('Where it is first, from 1.'),
          values: z.record(z.string(), z.string()),
          count: z.int().describe('How many places of the statement have it.'),
        }),
      )
      .describe('What is odd in it and makes no money wrong: it counts.'),
    conflict: Conflict.nullable(),
  })
  .describe('What one statement of a file would change.')

const Excerpt = z
  .strictObject({
    before: z.string().nullable().describe('The line before it, cut at its end.'),
    text: z.string().describe('The line, or what is around the place in a long one.'),
    offset: z.int().min(0).describe('How many characters of the line are left out before the text.'),
    columns: z
      .strictObject({ from: z.int(), to: z.int() })
      .nullable()
      .describe('Which characters of the line are at fault, from 1; null where it is the line.'),
  })
  .describe('What a file has where it cannot be read.')

const reasons = Object.keys(STATEMENT_FILE_REASONS) as [StatementFileReason, ...StatementFileReason[]]

const Uploader = {
  uploadedBy: Id.nullable().describe('Null for what the institution has stated by itself, and for what is not kept.'),
  uploadedByName: z.string().nullable(),
  mayImport: z.boolean().describe('Whether the reader may import it: it waits, and another administrator uploaded it.'),
}

export const BankFile = z
  .strictObject({
    fileId: Id,
    name: z.string(),
    sizeBytes: z.int(),
    state: BankFileState,
    ...Uploader,
    createdAt: Instant,
    importedBy: Id.nullable().describe('Another administrator than who uploaded it.'),
    importedByName: z.string().nullable(),
    importedAt: Instant.nullable(),
  })
  .describe('A file of a bank that was uploaded, or that the institution has stated.')

export const BankFilePreview = z
  .strictObject({
    fileId: Id.nullable().describe('Null for a file that cannot be read: it is not kept.'),
    name: z.string(),
    sizeBytes: z.int(),
    refusal: z
      .strictObject({
        reason: z.enum(reasons),
        line: z.int().describe('Where it is seen first, from 1.'),
        values: z.record(z.string(), z.string()),
        excerpt: Excerpt.nullable().describe('That line as the file has it; null where no line of text is at fault.'),
      })
      .nullable()
      .describe('Why it cannot be read.'),
    conflict: Conflict.nullable().describe('Why the whole file does not count.'),
    imported: z
      .strictObject({ fileId: Id, name: z.string(), importedAt: Instant, importedByName: z.string().nullable() })
      .nullable()
      .describe('The imported file with the same bytes, where it is another one.'),
    statements: z.array(PreviewedStatement),
    ...Uploader,
    importedAt: Instant.nullable(),
  })
  .describe('A file of a bank: what it says, and what importing it would change.')

export const bankFileEndpoints = endpoints('bankFiles', 'Bank statements', '/v1/bank/files', {
  list: {
    permission: 'bankStatements.read',
    summary: 'List the files of the bank that were uploaded',
    query: listQuery(
      ['createdAt'],
      { state: BankFileState.optional(), awaitsMyApproval: AwaitsMyApproval.optional() },
      allBut('name', 'sizeBytes', 'state', 'mayImport'),
    ),
    output: page(BankFile),
  },
  create: {
    permission: 'bankStatements.import',
    summary: 'Upload a file of the bank and preview it',
    description:
      'camt.053, camt.052, camt.054, Norma 43, or a ZIP of them. Nothing counts before another administrator imports it. Each file of a ZIP is answered.',
    files: {
      file: {
        kinds: ['xml', 'txt', 'zip'],
        isRequired: true,
        maximumMegabytes: MAXIMUM_STATEMENT_MEGABYTES,
        description: 'A file as the bank gave it.',
      },
    },
    output: z.strictObject({ files: z.array(BankFilePreview) }).describe('The file, or those of the archive.'),
  },
  read: {
    permission: 'bankStatements.read',
    summary: 'Read a file of the bank that was uploaded',
    output: BankFile,
  },
  preview: {
    method: 'GET',
    path: '/v1/bank/files/{id}/preview',
    permission: 'bankStatements.import',
    summary: 'Preview a file of the bank against the books as they are now',
    output: BankFilePreview,
  },
  outlook: {
    method: 'GET',
    path: '/v1/bank/files/{id}/outlook',
    permission: 'bankStatements.import',
    summary: 'Foresee what importing a file does to each movement and to the books',
    description: 'It weighs new movements as the import does, and writes nothing.',
    query: z.strictObject({ outcome: LineOutcome.optional() }),
    output: BankFileOutlook,
  },
  outlookOfSeveral: {
    method: 'GET',
    path: '/v1/bank/files-outlook',
    permission: 'bankStatements.import',
    summary: 'Foresee what importing several files does to the books',
    description:
      'It answers them in the order in which they fit, counts what they have in common once, and writes nothing.',
    query: z.strictObject({
      ids: IdFilter.min(1).max(MAXIMUM_OUTLOOK_FILES).describe('Files, in any order.'),
    }),
    output: BankFilesOutlook,
  },
  import: {
    method: 'POST',
    path: '/v1/bank/files/{id}/import',
    permission: 'bankStatements.import',
    summary: 'Import a file of the bank, whole or not at all',
    description: 'Another administrator than who uploaded it.',
    isIdempotent: true,
    status: 200,
    output: BankFilePreview,
    errors: ['maker-is-checker', 'statement-file-imported', 'statement-file-unreadable', ...STATEMENT_CONFLICTS],
  },
  readTakeBack: {
    method: 'GET',
    path: '/v1/bank/files/{id}/take-back',
    permission: 'bankStatements.read',
    summary: 'Read what taking back an imported file undoes and what stops it, or who took it back',
    output: BankFileTakeBack,
  },
  takeBack: {
    method: 'POST',
    path: '/v1/bank/files/{id}/take-back',
    permission: 'bankStatements.import',
    status: 200,
    summary: 'Take back an imported file, whole or not at all',
    description:
      'The first administrator proposes it, and a second one takes it back within 48 hours: each of its postings is followed by the opposite one, and its days can be imported again.',
    body: TakeBackBody,
    isIdempotent: true,
    output: BankFileTakeBack,
    errors: ['state-forbids', 'maker-is-checker', 'statement-lines-decided', 'statement-joined'],
  },
  remove: {
    permission: 'bankStatements.import',
    summary: 'Remove an uploaded file that was not imported',
    errors: ['state-forbids'],
  },
})
