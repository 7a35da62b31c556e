import { z } from 'zod'
import { Instant } from '../dates.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'

export const Template = z
  .strictObject({ templateId: Id, name: z.string(), description: z.string(), createdAt: Instant, updatedAt: Instant })
  .describe('A text to start the description of a project from.')

const fields = { name: text(160), description: text(10_000) }
export const TemplateBody = z.strictObject(fields).describe('A new description template.')
export const TemplatePatch = z
  .strictObject({ ...fields, updatedAt: Instant })
  .partial()
  .describe('A change of a description template.')
