import { expect, test } from 'vitest'
import { isNamedAfter } from './guessable-passwords.ts'

const person = {
  email: 'mar.hortelana@example.org',
  name: 'María del Mar',
  surname: 'Quintana Ñíguez Ruiz',
  companyName: null,
}

test('a password with a word of the company name is guessable', () => {
  const company = { email: 'x@example.org', companyName: 'Ribagorza Solar, S. L.' }
  expect(isNamedAfter('Ribagorza-57', company)).toBe(true)
  expect(isNamedAfter('Ribagorza-57', { ...company, companyName: null })).toBe(false)
})

test.each([
  { password: 'Cauce-2026', is: true },
  { password: 'C@uc3!2026', is: true },
  { password: '2026#Inversión', is: true },
  { password: '#@dministrad0r1', is: true },
  { password: 'P@ssw0rd1!', is: true },
  { password: '$1nversion-26', is: true },
  { password: 'Contraseña-1', is: true },
  { password: 'Cauce-Cauce-1', is: true },
  { password: 'Quintana1957!', is: true },
  { password: '!Niguez-57', is: true },
  { password: 'Maria#1957', is: true },
  { password: 'Hortelana-57', is: true },
  { password: 'Ruiz#195700', is: true },
  { password: 'Mar-1957-x', is: false },
  { password: 'Cauce-del-Ebro-7', is: false },
  { password: 'Ribera-1957!', is: false },
  { password: 'Quintana-Ribera-5', is: false },
  { password: '12345678!', is: false },
  { password: '', is: false },
])('$password is named after the platform or its person: $is', ({ password, is }) => {
  expect(isNamedAfter(password, person)).toBe(is)
})
