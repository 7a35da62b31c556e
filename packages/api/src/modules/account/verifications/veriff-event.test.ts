import { describe, expect, test } from 'vitest'
import { readVeriffEvent } from './veriff-event.ts'

const read = (body: unknown) => readVeriffEvent(Buffer.from(JSON.stringify(body)))
const decision = (verification: object) => ({
  status: 'success',
  verification: { id: 's1', attemptId: 'a1', ...verification },
})

describe('an event of Veriff', () => {
  test.each([
    ['started', 'progress'],
    ['submitted', 'complete'],
  ])('%s means %s', (action, expected) => {
    expect(read({ id: 's1', attemptId: 'a1', feature: 'selfid', code: 7001, action })).toMatchObject({
      providerSessionId: 's1',
      action: expected,
      name: action,
    })
  })

  test.each([
    ['approved', 'accept'],
    ['declined', 'refuse'],
    ['resubmission_requested', 'askAgain'],
    ['expired', 'expire'],
    ['abandoned', 'expire'],
    ['review', 'complete'],
  ])('%s means %s', (status, expected) => {
    expect(read(decision({ status, code: 9001 }))).toMatchObject({
      providerSessionId: 's1',
      action: expected,
      name: status,
    })
  })

  test('with a status that we do not know means nothing', () => {
    expect(read(decision({ status: 'pondering' }))).toBeUndefined()
  })

  test('tells document and reason, and keeps no date that is none', () => {
    const document = {
      type: 'PASSPORT',
      number: 'PAA123456',
      country: 'ES',
      validFrom: '2020-02-30',
      validUntil: '2030-01-01',
    }
    expect(read(decision({ status: 'declined', reason: 'Document expired', reasonCode: 105, document }))).toMatchObject(
      {
        reason: 'Document expired',
        reasonCode: '105',
        documents: [
          { type: 'PASSPORT', number: 'PAA123456', country: 'ES', validFrom: null, validUntil: '2030-01-01' },
        ],
      },
    )
  })

  test.each([
    ['not json'],
    ['{}'],
    ['null'],
    ['[]'],
    ['{"verification":{}}'],
    ['{"id":"s1","action":"exploded"}'],
    [''],
  ])('%j is none', (raw) => {
    expect(() => readVeriffEvent(Buffer.from(raw))).toThrow()
  })
})
