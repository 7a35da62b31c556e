import { stateAfter, verificationLifecycle, VERIFICATION_STATUSES } from '@cauce/contract'
import { expect, test } from 'vitest'
import { verificationAdvice } from './verification-advice.ts'

test.each(VERIFICATION_STATUSES)('%s offers to begin exactly where the lifecycle allows it', (status) => {
  const mayStart = stateAfter(verificationLifecycle, 'start', status) !== undefined
  expect(['start', 'retry'].includes(verificationAdvice[status].next)).toBe(mayStart)
})
