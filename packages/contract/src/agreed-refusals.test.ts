import { expect, test } from 'vitest'
import { errorCodes, errors } from './errors.ts'

/** What is refused with another status than 409 and 422, as it was agreed. */
const REFUSED: Readonly<Record<number, string>> = {
  400: 'request-unreadable body-unreadable body-too-deep',
  401: 'not-logged-in session-expired code-owed otp-not-configured login-failed code-wrong code-used passkey-refused signature-invalid',
  403: 'origin-refused account-disabled forbidden code-required own-money maker-is-checker access-needed',
  404: 'not-found customer-not-accessible page-not-found',
  405: 'method-not-allowed',
  413: 'body-too-large',
  415: 'file-kind',
  429: 'too-many-requests',
  431: 'headers-too-large',
  500: 'unexpected',
  503: 'verification-start-failed institution-unavailable unavailable',
}

test('a refusal has the agreed status: 409 for the state of a record, 422 for what was sent, or that of its kind', () => {
  const statuses = [...new Set(Object.values(errors).map(({ status }) => status))].toSorted()
  const coded = statuses.map((status) => [
    status,
    errorCodes.filter((code) => errors[code].status === status).join(' '),
  ])
  expect(Object.fromEntries(coded)).toEqual({ ...REFUSED, 409: expect.any(String), 422: expect.any(String) })
})
