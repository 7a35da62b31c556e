import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'

const Signature = z.strictObject({
  expires: z
    .string()
    .regex(/^[1-9]\d{0,10}$/, 'integer-invalid')
    .meta({ description: 'Until when it works, in seconds since 1970.', examples: ['1795167300'] }),
  customer: Id.optional().describe('Whose file it is; absent for a file of nobody.'),
  signature: z.string().min(1, 'required').max(100).describe('Covers the file, the customer, the end and the session.'),
})

const view = {
  method: 'GET',
  permission: 'files.read',
  description:
    'The address is what a `/url` route answers: it works for five minutes, in the session that asked for it, for this file alone, and while the caller may see the customer.',
  query: Signature,
  isBinary: true,
  errors: ['link-invalid'],
} as const

export const documentEndpoints = endpoints(
  'documents',
  { name: 'Files', about: 'Bytes of stored files at their short-lived signed addresses.' },
  '/v1/documents',
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
