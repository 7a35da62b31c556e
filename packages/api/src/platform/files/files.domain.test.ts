import { expect, test } from 'vitest'
import { uuidv7 } from '../../ids.ts'
import { attachmentHeader, isOldKey } from './files.domain.ts'
import { isAddressValid, signatureOf } from './index.ts'

test.each([
  { name: 'certificado.pdf', header: 'attachment; filename="certificado.pdf"; filename*=UTF-8\'\'certificado.pdf' },
  {
    name: 'informe año.pdf',
    header: 'attachment; filename="informe a_o.pdf"; filename*=UTF-8\'\'informe%20a%C3%B1o.pdf',
  },
  {
    name: "l'acte (1)*.pdf",
    header: "attachment; filename=\"l'acte (1)*.pdf\"; filename*=UTF-8''l%27acte%20%281%29%2A.pdf",
  },
  {
    name: 'a"; x="\r\nb.pdf',
    header: 'attachment; filename="a_; x=___b.pdf"; filename*=UTF-8\'\'a%22%3B%20x%3D%22%0D%0Ab.pdf',
  },
])('the file $name is offered as $header', ({ name, header }) => {
  expect(attachmentHeader(name)).toBe(header)
})

const now = new Date('2026-11-20T09:00:00Z')
const secret = 'a secret of at least thirty-two characters'
const fileId = uuidv7(now)
const expires = now.getTime() / 1000 + 300
const signed = { fileId, customer: 'ana', expires: String(expires), sessionId: 'session' }
const address = { ...signed, signature: signatureOf(secret, signed) }

test.each([
  { title: 'as it was made', given: address, at: now, isValid: true },
  { title: 'in its last second', given: address, at: new Date(expires * 1000 - 1), isValid: true },
  { title: 'after it expires', given: address, at: new Date(expires * 1000), isValid: false },
  { title: 'with a later expiry', given: { ...address, expires: String(expires + 1) }, at: now, isValid: false },
  { title: 'with its expiry in another form', given: { ...address, expires: `${expires}.0` }, at: now, isValid: false },
  { title: 'in another session', given: { ...address, sessionId: 'other' }, at: now, isValid: false },
  { title: 'without a session', given: { ...address, sessionId: null }, at: now, isValid: false },
  { title: 'for another customer', given: { ...address, customer: 'eva' }, at: now, isValid: false },
  { title: 'for another file', given: { ...address, fileId: uuidv7(now) }, at: now, isValid: false },
  {
    title: 'with another signature',
    given: { ...address, signature: signatureOf('another secret', signed) },
    at: now,
    isValid: false,
  },
  {
    title: 'with half its signature',
    given: { ...address, signature: address.signature.slice(0, 20) },
    at: now,
    isValid: false,
  },
])('an address $title is valid: $isValid', ({ given, at, isValid }) => {
  expect(isAddressValid([secret], given, at)).toBe(isValid)
  expect(isAddressValid(['the secret since then', secret], given, at)).toBe(isValid)
})

test('bytes count as orphans only a day after they came', () => {
  const key = `files/2026-11/${uuidv7(now)}`
  expect(isOldKey(key, new Date('2026-11-21T09:00:00Z'))).toBe(false)
  expect(isOldKey(key, new Date('2026-11-21T09:00:00.001Z'))).toBe(true)
  expect(isOldKey('files/readme.txt', new Date('2030-01-01T00:00:00Z'))).toBe(false)
})
