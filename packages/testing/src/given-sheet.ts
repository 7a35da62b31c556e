import { type SheetContent, CLASS_STATEMENT_VERSION, type ClassCriterion, type WantedClass } from '@cauce/contract'
import type { Person } from './given.ts'
import { granted } from './granted.ts'
import { sampleSheet } from './sample-sheet.ts'
import { pdf } from './sample-files.ts'

interface GivenVersion {
  readonly content?: Partial<SheetContent>
  readonly isInEnglish?: boolean
  /** From the second version. */
  readonly changes?: string
  readonly changesEn?: string
  readonly isMaterial?: boolean
  readonly irregularity?: string
}

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

export const classRequest = (
  criteria: readonly ClassCriterion[] = ['income', 'transactions'],
  wantedClass: WantedClass = 'sophisticated',
) => ({
  wantedClass,
  criteria: [...criteria],
  statementVersion: CLASS_STATEMENT_VERSION as typeof CLASS_STATEMENT_VERSION,
  acceptsLoss: true as const,
  declaresTruth: true as const,
  documents: [pdf()],
})

export async function askedForClass(client: Person['client']) {
  const { classificationId, documents } = await granted(
    client.POST('/v1/account/classifications', { body: classRequest() }),
  )
  return { 'classifications.id': classificationId, 'classifications.viewDocument.id': documents[0]!.documentId }
}
