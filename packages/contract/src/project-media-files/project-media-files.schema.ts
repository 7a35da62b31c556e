import { z } from 'zod'
import { Instant } from '../dates.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Picture } from '../projects/picture.schema.ts'

export const ProjectMediaFile = z
  .strictObject({
    projectMediaFileId: Id,
    projectId: Id,
    userId: Id.nullable().describe('Who uploaded it.'),
    description: z.string(),
    order: z.int().describe('The first is the cover.'),
    picture: Picture,
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('A picture of a project.')

const order = z.int().min(0).max(1000)
export const ProjectMediaFileBody = z
  .strictObject({
    projectId: Id,
    userId: Id.optional().describe('Who uploads it: the person who is logged in.'),
    description: text(300),
    order: order.optional().describe('Its place, counted from 0; the last if absent.'),
  })
  .describe('A new picture; its bytes go in the part `file`.')
export const ProjectMediaFilePatch = z
  .strictObject({ description: text(300), order, updatedAt: Instant })
  .partial()
  .describe('A change of description or order.')
