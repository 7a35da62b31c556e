import { expect, test } from 'vitest'
import { OtpBody } from './sessions.ts'

const passkey = { id: 'AQ', clientDataJSON: 'AQ', authenticatorData: 'AQ', signature: 'AQ' }

test.each([
  { body: { code: '492039' }, isTaken: true },
  { body: { recoveryCode: 'abcd-efgh' }, isTaken: true },
  { body: { passkey }, isTaken: true },
  { body: {}, isTaken: false },
  { body: { code: '492039', recoveryCode: 'abcd-efgh' }, isTaken: false },
  { body: { recoveryCode: 'abcd-efgh', passkey }, isTaken: false },
])('the second step takes exactly one proof: $body: $isTaken', ({ body, isTaken }) => {
  const { error } = OtpBody.safeParse(body)
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(
    isTaken ? undefined : ['code required'],
  )
})
