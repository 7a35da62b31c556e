import { z } from 'zod'
import { Instant } from '../dates.ts'
import { text } from '../fields.ts'
import { StoredFile } from '../files.ts'
import { Id } from '../ids.ts'

export const ProjectDocument = z
  .strictObject({
    projectDocumentId: Id,
    documentTypeId: Id,
    documentTypeName: z.string(),
    projectId: Id,
    userId: Id.nullable().describe('Who uploaded it.'),
    description: z.string(),
    visible: z.boolean().describe('False: only staff see it.'),
    document: StoredFile,
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('A document of a project.')

export const ProjectDocumentBody = z
  .strictObject({
    documentTypeId: Id,
    projectId: Id,
    userId: Id.optional().describe('Who uploads it: the person who is logged in.'),
    description: text(300),
    visible: z.boolean().optional().describe('False if absent.'),
  })
  .describe('A new document; its bytes go in the part `file`.')
