import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { errorCodes } from '../errors.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { Money } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'

/** Handbook rule 14.70. */
export const importLifecycle = defineLifecycle({
  name: 'import',
  states: ['uploaded', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'failed'],
  initial: ['uploaded'],
  transitions: {
    check: { from: ['uploaded', 'checked', 'failed'], to: 'checking', permission: 'imports.edit' },
    finishCheck: { from: ['checking'], to: 'checked', permission: null },
    begin: { from: ['checked'], to: 'importing', permission: 'imports.edit' },
    finish: { from: ['importing'], to: 'imported', permission: null },
    fail: { from: ['checking', 'importing'], to: 'failed', permission: null },
    undo: { from: ['imported'], to: 'undoing', permission: 'imports.edit' },
    finishUndo: { from: ['undoing'], to: 'undone', permission: null },
    stay: { from: ['undoing'], to: 'imported', permission: null },
  },
})

export const MAXIMUM_IMPORT_MEGABYTES = 32
/** Without headings. */
export const MAXIMUM_IMPORT_LINES = 100_000
export const MAXIMUM_IMPORT_COLUMNS = 60

export const CUSTOMER_FIELDS = [
  'email',
  'name',
  'surname',
  'phone',
  'birthdayAt',
  'nationality',
  'identificationDocumentType',
  'identificationDocumentNumber',
  'gender',
  'language',
  'companyName',
  'legalRepresentativeName',
  'taxNumber',
] as const
export const MOVEMENT_FIELDS = ['customer', 'type', 'amount', 'date', 'account', 'note'] as const

export const IMPORT_FIELDS = { customers: CUSTOMER_FIELDS, movements: MOVEMENT_FIELDS } as const
export const REQUIRED_IMPORT_FIELDS = {
  customers: [
    'email',
    'name',
    'surname',
    'phone',
    'birthdayAt',
    'nationality',
    'identificationDocumentType',
    'identificationDocumentNumber',
  ],
  movements: ['customer', 'amount'],
} as const satisfies { [Kind in keyof typeof IMPORT_FIELDS]: readonly (typeof IMPORT_FIELDS)[Kind][number][] }

export const IMPORT_KINDS = ['customers', 'movements'] as const
export const ImportKind = z.enum(IMPORT_KINDS).describe('What the lines of a file are.')
export type ImportKind = z.infer<typeof ImportKind>
export const ImportField = z.enum([...CUSTOMER_FIELDS, ...MOVEMENT_FIELDS]).describe('What a column means.')
export type ImportField = z.infer<typeof ImportField>
/** Effect of refused lines. */
export const IMPORT_MODES = ['whole', 'good'] as const
export const ImportMode = z
  .enum(IMPORT_MODES)
  .describe('Whole: all lines or none. Good: every line that can be imported.')
export const ImportState = z.enum(importLifecycle.states).describe('State of an import.')
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'cp850', 'macintosh'] as const
export const ImportEncoding = z.enum(IMPORT_ENCODINGS).describe('How the bytes of a file are read.')
export type ImportEncoding = z.infer<typeof ImportEncoding>
export const IMPORT_LINE_STATES = ['waiting', 'good', 'refused', 'imported', 'undone'] as const
export const ImportLineState = z.enum(IMPORT_LINE_STATES).describe('What became of a line.')

const columns = z.array(ImportField.nullable()).max(MAXIMUM_IMPORT_COLUMNS)

export const Import = z
  .strictObject({
    importId: Id,
    kind: ImportKind,
    state: ImportState,
    name: z.string().describe('Name of the file.'),
    sha256: z.string().describe('Hash of the bytes of the file.'),
    encoding: ImportEncoding,
    headings: z.array(z.string()),
    columns: columns.describe('What each column means; null is left out.'),
    mode: ImportMode,
    managerId: Id.nullable().describe('The manager that imported customers get.'),
    managerName: z.string().nullable(),
    isInviting: z.boolean().describe('Whether imported customers get a mail by which they set their password.'),
    lineCount: z.int().describe('Lines of the file, without the headings and empty ones.'),
    goodCount: z.int(),
    refusedCount: z.int(),
    doneCount: z.int().describe('How many lines the present step has dealt with.'),
    incomes: Money.describe('Sum of the incomes of the good lines.'),
    withdrawals: Money.describe('Sum of the withdrawals of the good lines.'),
    sameFileAt: Instant.nullable().describe('When the same bytes were imported before, if that was not undone.'),
    createdById: Id,
    createdByName: z.string(),
    createdAt: Instant,
    begunByName: z.string().nullable(),
    finishedAt: Instant.nullable(),
    undoneByName: z.string().nullable(),
    updatedAt: Instant,
  })
  .describe('An import of customers or movements from a CSV file.')

export const ImportLine = z
  .strictObject({
    importLineId: Id,
    importId: Id,
    line: z.int().describe('Number of the line in the file, where it begins; the headings are line 1.'),
    state: ImportLineState,
    cells: z.array(z.string()).nullable().describe('As they stand in the file; null once they are forgotten.'),
    errors: z
      .array(
        z.strictObject({
          path: z.string().describe('The field; empty if it is about the line.'),
          code: z.enum(errorCodes as [string, ...string[]]),
          params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        }),
      )
      .describe('Why it is refused.'),
    userId: Id.nullable().describe('The customer that it makes or is about.'),
    userName: z.string().nullable(),
    amount: Money.nullable().describe('Of a movement; a withdrawal is below zero.'),
    recordId: Id.nullable().describe('The customer or the transaction that it made.'),
  })
  .describe('A line of an import.')

export const ImportBody = z
  .strictObject({
    kind: ImportKind,
    encoding: ImportEncoding.optional().describe('By what the bytes show, if absent.'),
  })
  .describe('A file to be imported.')

export const ImportCheckBody = z
  .strictObject({
    columns: columns.describe('What each column means, in the order of the headings.'),
    mode: ImportMode,
    managerId: Id.nullable().optional(),
    isInviting: z.boolean().optional(),
  })
  .describe('How a file is to be imported.')

const ImportUndoBody = z
  .strictObject({ reason: text(300).describe('Why; rejected movements carry it.') })
  .describe('Why an import is undone.')

export const importEndpoints = endpoints(
  'imports',
  { name: 'Imports', about: 'Imports of customers and movements from CSV files.' },
  '/v1/misc/imports',
  {
    list: {
      permission: 'imports.read',
      summary: 'List imports',
      query: listQuery(
        ['createdAt'],
        { kind: ImportKind.optional(), state: ImportState.optional() },
        allBut('sameFileAt', 'createdById'),
      ),
      output: page(Import),
    },
    read: {
      permission: 'imports.read',
      summary: 'Read an import',
      output: Import,
    },
    create: {
      permission: 'imports.edit',
      summary: 'Upload a CSV file of customers or movements',
      description:
        'Parted by semicolons, commas or tabs; the first line has the headings. Nothing is made before the import begins.',
      body: ImportBody,
      files: {
        file: {
          kinds: ['txt'],
          isRequired: true,
          maximumMegabytes: MAXIMUM_IMPORT_MEGABYTES,
          description: 'A CSV file in UTF-8 or Windows-1252.',
        },
      },
      output: Import,
      errors: ['import-file-unreadable', 'import-file-empty', 'import-file-too-long', 'import-file-too-wide'],
    },
    check: {
      method: 'POST',
      path: '/v1/misc/imports/{id}/check',
      permission: 'imports.edit',
      status: 200,
      summary: 'Check every line of an import, without making anything',
      body: ImportCheckBody,
      output: Import,
      errors: ['state-forbids', 'required', 'choice-invalid', 'reference-unknown', 'import-forgotten'],
    },
    begin: {
      method: 'POST',
      path: '/v1/misc/imports/{id}/begin',
      permission: 'imports.edit',
      status: 200,
      summary: 'Make the customers or movements of a checked import',
      description:
        'Movements are entered as pending; another administrator has to approve each. A job does it: the import says how far it is.',
      output: Import,
      isIdempotent: true,
      errors: ['state-forbids', 'import-has-refused-lines', 'import-has-no-good-line', 'import-forgotten'],
    },
    takeBack: {
      method: 'POST',
      path: '/v1/misc/imports/{id}/undo',
      permission: 'imports.edit',
      status: 200,
      summary: 'Undo an import while nothing followed',
      description:
        'Customers are erased who never had a password, a document or a movement; movements are rejected that wait.',
      body: ImportUndoBody,
      output: Import,
      isIdempotent: true,
      errors: ['state-forbids', 'import-followed'],
    },
  },
)

export const importLineEndpoints = endpoints('importLines', 'Imports', '/v1/misc/import-lines', {
  list: {
    permission: 'imports.read',
    summary: 'List lines of imports',
    query: listQuery(['line'], { importId: Id.optional(), state: ImportLineState.optional() }, allBut(), 'asc'),
    output: page(ImportLine),
  },
  read: {
    permission: 'imports.read',
    summary: 'Read a line of an import',
    output: ImportLine,
  },
})
