import { CLASS_STATEMENT_VERSION, type ClassCriterion, type WantedClass } from '@cauce/contract'
import type { Person } from './given.ts'
import { granted } from './granted.ts'
import { pdf } from './sample-files.ts'

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
