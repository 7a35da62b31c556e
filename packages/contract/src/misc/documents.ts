import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { IdParams } from '../ids.ts'

const Signature = z.strictObject({
  expires: z.int().min(0).max(10_000_000_000).describe('Until when it works, in seconds since 1970.'),
  signature: z.string().min(1, 'required').max(100).describe('Covers the file and the end.'),
})

const view = {
  method: 'GET',
  permission: 'files.read',
  description:
    'The address is what a `/url` route answers: it works for five minutes, without a session, and for this file alone.',
  params: IdParams,
  query: Signature,
  isBinary: true,
  errors: ['link-invalid'],
} as const

export const documentEndpoints = endpoints(
  'documents',
  { name: 'Files', about: 'Bytes of stored files at their short-lived signed addresses.' },
  {
    view: {
      ...view,
      path: '/v1/documents/view/{id}',
      summary: 'Read the bytes of a file at its signed address',
    },
    viewAlias: {
      ...view,
      path: '/v1/misc/documents/view/{id}',
      summary: 'Read the bytes of a file (another name of documents/view)',
    },
  },
)
