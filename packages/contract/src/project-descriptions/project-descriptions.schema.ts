import { z } from 'zod'
import { Instant } from '../dates.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'

export const ProjectDescription = z
  .strictObject({
    projectDescriptionId: Id,
    projectId: Id,
    title: z.string(),
    description: z.string(),
    order: z.int(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('A titled text of a project; paragraphs are parted by empty lines, lines that start with "- " are a list.')

const order = z.int().min(0).max(1000)
export const ProjectDescriptionBody = z
  .strictObject({ projectId: Id, title: text(160), description: text(10_000), order: order.optional() })
  .describe('A new text.')
export const ProjectDescriptionPatch = z
  .strictObject({ title: text(160), description: text(10_000), order, updatedAt: Instant })
  .partial()
  .describe('A change of a text.')
