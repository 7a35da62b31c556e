import type { SheetContent } from '@cauce/contract'
import type { Person } from './given.ts'
import { granted } from './granted.ts'
import { sampleSheet } from './sample-sheet.ts'

interface GivenVersion {
  /** What the draft says, beside the sample. */
  readonly content?: Partial<SheetContent>
  readonly isInEnglish?: boolean
  /** Needed from the second version on. */
  readonly changes?: string
  readonly changesEn?: string
  readonly isMaterial?: boolean
  /** What was wrong before, if it corrects a material error. */
  readonly irregularity?: string
}

/** Fills in the sheet of a project with a sample and publishes it, as an administrator. Answers the version. */
export async function givenSheet(
  { client }: Pick<Person, 'client'>,
  projectId: string,
  { content = {}, isInEnglish = true, ...publishing }: GivenVersion = {},
) {
  const path = { id: projectId }
  const { financingAmount } = await granted(client.GET('/v1/project/projects/{id}', { params: { path } }))
  const body = { ...sampleSheet(financingAmount), ...content }
  await granted(client.PATCH('/v1/project/sheet-drafts/{id}', { params: { path }, body }))
  return granted(client.POST('/v1/project/information-sheets', { body: { projectId, isInEnglish, ...publishing } }))
}
