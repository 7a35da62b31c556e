import { CLASS_STATEMENT_VERSION } from '@cauce/contract'
import type { Answer } from '../src/paths.ts'
import { idOf } from './records.ts'

const AT = '2026-11-18T09:30:00.000Z'

export const givenClassification = (
  values: Partial<Answer<'/v1/account/classifications/{id}'>> = {},
): Answer<'/v1/account/classifications/{id}'> => ({
  classificationId: idOf(90),
  userId: idOf(7),
  userName: 'Arroyo, S. L.',
  wantedClass: 'sophisticated',
  criteria: ['ownFunds'],
  statementVersion: CLASS_STATEMENT_VERSION,
  state: 'pending',
  isInForce: false,
  validFrom: null,
  validUntil: null,
  reason: null,
  documents: [],
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  endedAt: null,
  createdAt: AT,
  isUnseen: false,
  updatedAt: AT,
  ...values,
})
