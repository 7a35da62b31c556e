import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { SignedUrl } from '../stored-files.ts'
import { DATA_EXPORT_STATES } from './data-exports.lifecycle.ts'

export const DATA_EXPORTS_A_DAY = 3

/** In the order of creation. */
export const DATA_EXPORT_PARTS = ['person', 'money', 'documents', 'messages'] as const

export const DataExportState = z.enum(DATA_EXPORT_STATES).describe('State of a copy of all data of a person.')

export const DataExport = z
  .strictObject({
    dataExportId: Id,
    state: DataExportState,
    parts: z
      .array(z.strictObject({ part: z.enum(DATA_EXPORT_PARTS), done: z.int(), total: z.int() }))
      .describe('How many records and files of each part are in the copy, of how many; empty until it is begun.'),
    sizeBytes: z.int().nullable().describe('Of the ZIP; null until it is ready.'),
    createdAt: Instant,
    finishedAt: Instant.nullable().describe('When it was ready.'),
    expiresAt: Instant.nullable().describe('When the ZIP is erased; null until it is ready.'),
  })
  .describe('A copy of all data that the platform keeps about a person.')

export const DataExports = z
  .strictObject({ exports: z.array(DataExport).describe('The latest first; at most five.') })
  .describe('The copies of the own data.')

export const dataExportEndpoints = endpoints(
  'dataExports',
  { name: 'Data exports', about: 'A copy of all data that the platform keeps about the person who calls.' },
  '/v1/account/data-exports',
  {
    readState: {
      method: 'GET',
      permission: 'dataExports.manage',
      summary: 'Read how far the copies of the own data are',
      output: DataExports,
    },
    request: {
      method: 'POST',
      permission: 'dataExports.manage',
      status: 202,
      summary: 'Ask for a copy of all own data',
      description:
        'A job makes a ZIP with JSON, CSV and the files; a mail says when it is ready. It takes the place of an earlier copy. At most three in 24 hours.',
      output: DataExports,
      errors: ['data-export-under-way', 'data-exports-too-many'],
    },
    cancel: {
      method: 'DELETE',
      permission: 'dataExports.manage',
      summary: 'Cancel the copy that is being made',
      errors: ['not-found'],
    },
    url: {
      method: 'POST',
      path: '/v1/account/data-exports/url',
      permission: 'dataExports.manage',
      status: 200,
      summary: 'Get a short-lived address of the copy that is ready',
      output: SignedUrl,
      errors: ['not-found'],
      needsCode: 'always',
    },
  },
)
