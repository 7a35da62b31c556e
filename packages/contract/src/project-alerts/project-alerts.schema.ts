import { z } from 'zod'
import { Instant } from '../dates.ts'
import { Id } from '../ids.ts'

const awaited = Id.nullable().describe('The project whose opening is awaited; null: whichever opens next.')

export const ProjectAlert = z
  .strictObject({ projectAlertId: Id, projectId: awaited, createdAt: Instant })
  .describe('A wish to be told once, by mail, when a project opens.')

export const ProjectAlertBody = z.strictObject({ projectId: awaited }).describe('What somebody wants to be told of.')

export const projectAlertFilters = {
  projectId: Id.optional().describe('Only the one for this project.'),
  isForNext: z.boolean().optional().describe('Only the one for whichever opens next; false: only the others.'),
}
