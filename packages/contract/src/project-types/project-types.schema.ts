import { z } from 'zod'
import { Instant } from '../dates.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Picture } from '../projects/picture.schema.ts'

export const ProjectType = z
  .strictObject({
    projectTypeId: Id,
    name: z.string(),
    description: z.string(),
    image: Picture.nullable(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('A kind of project.')

export const ProjectTypeBody = z
  .strictObject({ name: text(80), description: text(2000) })
  .describe('A new project type; its picture goes in the part `image`.')
export const ProjectTypePatch = z
  .strictObject({ name: text(80), description: text(2000), updatedAt: Instant })
  .partial()
  .describe('A change of a project type.')
