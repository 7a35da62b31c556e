import { expect, test } from 'vitest'
import { uuidv7 } from '../../ids.ts'
import { attachmentHeader, isOldKey } from './files.domain.ts'
import { isAddressValid, signatureOf } from './files.service.ts'

test.each([
  ['certificado.pdf', 'attachment; filename="certificado.pdf"; filename*=UTF-8\'\'certificado.pdf'],
  ['informe año.pdf', 'attachment; filename="informe a_o.pdf"; filename*=UTF-8\'\'informe%20a%C3%B1o.pdf'],
  ["l'acte (1)*.pdf", "attachment; filename=\"l'acte (1)*.pdf\"; filename*=UTF-8''l%27acte%20%281%29%2A.pdf"],
  ['a"; x="\r\nb.pdf', 'attachment; filename="a_; x=___b.pdf"; filename*=UTF-8\'\'a%22%3B%20x%3D%22%0D%0Ab.pdf'],
])('the file %j is offered as %s', (name, header) => {
  expect(attachmentHeader(name)).toBe(header)
})

const now = new Date('2026-11-20T09:00:00Z')
const secret = 'a secret of at least thirty-two characters'
const fileId = uuidv7(now)
const expires = now.getTime() / 1000 + 300
const address = { fileId, expires, signature: signatureOf(secret, fileId, expires) }

test.each([
  ['as it was made', address, now, true],
  ['in its last second', address, new Date(expires * 1000 - 1), true],
  ['when its time is over', address, new Date(expires * 1000), false],
  ['with a later end', { ...address, expires: expires + 1 }, now, false],
  ['for another file', { ...address, fileId: uuidv7(now) }, now, false],
  ['with another signature', { ...address, signature: signatureOf('another secret', fileId, expires) }, now, false],
  ['with half its signature', { ...address, signature: address.signature.slice(0, 20) }, now, false],
])('an address %s is judged rightly', (_, given, at, isValid) => {
  expect(isAddressValid(secret, given, at)).toBe(isValid)
})

test('bytes count as orphans only a day after they came', () => {
  const key = `files/2026-11/${uuidv7(now)}`
  expect(isOldKey(key, new Date('2026-11-21T08:59:59Z'))).toBe(false)
  expect(isOldKey(key, new Date('2026-11-21T09:00:01Z'))).toBe(true)
  expect(isOldKey('files/readme.txt', new Date('2030-01-01T00:00:00Z'))).toBe(false)
})
