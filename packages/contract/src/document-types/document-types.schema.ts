import { z } from 'zod'
import { Instant } from '../dates.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'

export const DocumentType = z
  .strictObject({
    documentTypeId: Id,
    name: z.string(),
    description: z.string(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('A kind of project document.')

const fields = { name: text(80), description: text(2000) }
export const DocumentTypeBody = z.strictObject(fields).describe('A new document type.')
export const DocumentTypePatch = z
  .strictObject({ ...fields, updatedAt: Instant })
  .partial()
  .describe('A change of a document type.')
