import { describe, expect, test } from 'vitest'
import { readVeriffEvent } from './veriff-event.ts'

const read = (body: unknown) => readVeriffEvent(Buffer.from(JSON.stringify(body)))
const decision = (verification: object) => ({
  status: 'success',
  verification: { id: 's1', attemptId: 'a1', ...verification },
})

describe('an event of Veriff', () => {
  test.each([
    { action: 'started', expected: 'progress' },
    { action: 'submitted', expected: 'complete' },
  ])('$action means $expected', ({ action, expected }) => {
    expect(read({ id: 's1', attemptId: 'a1', feature: 'selfid', code: 7001, action })).toMatchObject({
      providerSessionId: 's1',
      action: expected,
      name: action,
    })
  })

  test.each([
    { status: 'approved', expected: 'accept' },
    { status: 'declined', expected: 'refuse' },
    { status: 'resubmission_requested', expected: 'askAgain' },
    { status: 'expired', expected: 'expire' },
    { status: 'abandoned', expected: 'expire' },
    { status: 'review', expected: 'complete' },
  ])('$status means $expected', ({ status, expected }) => {
    expect(read(decision({ status, code: 9001 }))).toMatchObject({
      providerSessionId: 's1',
      action: expected,
      name: status,
    })
  })

  test('with an unknown status has no effect', () => {
    expect(read(decision({ status: 'pondering' }))).toBeUndefined()
  })

  test('contains document and reason, without invalid dates', () => {
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

  test('keeps the other data of the decision, as far as present', () => {
    const person = { firstName: 'Aurora', lastName: 'Sanz' }
    const decisionTime = '2026-11-02T10:00:00Z'
    expect(read(decision({ status: 'approved', code: 9001, person, decisionTime }))).toMatchObject({
      data: { code: 9001, person, decisionTime, attemptId: 'a1' },
    })
    expect(read({ verification: { id: 's1', status: 'approved' } })).toMatchObject({
      data: { code: null, person: null, decisionTime: null, attemptId: null },
    })
  })

  test.each([
    { raw: 'not json' },
    { raw: '{}' },
    { raw: 'null' },
    { raw: '[]' },
    { raw: '{"verification":{}}' },
    { raw: '{"id":"s1","action":"exploded"}' },
    { raw: '' },
  ])('refuses $raw', ({ raw }) => {
    expect(() => readVeriffEvent(Buffer.from(raw))).toThrow()
  })
})
