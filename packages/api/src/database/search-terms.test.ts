import { expect, test } from 'vitest'
import { readSearchTerms } from './search-terms.domain.ts'

test.each([
  ['+34 655 44 33 22', '655443322'],
  ['tel:+34655443322', '655443322'],
  ['\u202a+34 655 443 322\u202c', '655443322'],
  ['+49 (0)30 1234567', '301234567'],
  ['655 44 33 22', '655443322'],
  ['12.345.678', '12345678'],
  ['６５５４４３３２２', '655443322'],
  ['Móvil: 655 443 322', '655443322'],
  ['12345', undefined],
  ['R-2026-00012', undefined],
])('reads the telephone or document %j', (typed, phone) => {
  expect(readSearchTerms(typed).phone).toBe(phone)
})

test.each([
  ['ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
  ['ES91\u00a02100\u00a00418\u200b4502 0005 1332', 'ES9121000418450200051332'],
  ['ES91 2100 0418', 'ES9121000418'],
  ['RF18 CAU0 0001 2', 'RF18CAU000012'],
  ['IBAN (EUR): ES91 2100 0418', 'ES9121000418'],
  ['RF31INVOOOOO6', 'RF31INV000006'],
  ['RF3OOOO000006', 'RF30OOO000006'],
  ['2100-0418-41-0001339919', '21000418410001339919'],
  ['ESB65771651', 'B65771651'],
  ['ES74981725T', '74981725T'],
  ['074981725T', '74981725T'],
  ['02741084J', '2741084J'],
  ['NIF: B 65771651', 'B65771651'],
  ['ES91', undefined],
  ['12345678A', undefined],
  ['Núñez Muñoz, Begoña', undefined],
])('reads the account, reference or tax number %j', (typed, code) => {
  expect(readSearchTerms(typed).code).toBe(code)
})

test.each([
  ['eva@example.org', 'eva@example.org'],
  ['mailto:eva@example.org', 'eva@example.org'],
  ['@example.org', undefined],
])('reads the e-mail %j', (typed, email) => {
  expect(readSearchTerms(typed).email).toBe(email)
})

test.each([
  ['Núñez Muñoz, Begoña', ['Núñez', 'Muñoz', 'Begoña']],
  ['  Begoña\u00a0\u00a0Núñez;', ['Begoña', 'Núñez']],
  ['"O’Connor"', ['O’Connor']],
  ['1.250,50', ['1.250,50']],
  ['García-Lorca', ['García', 'Lorca']],
  ['XX-998877', ['XX-998877']],
  ['O´Connor', ["O'Connor"]],
  ['DNI: 12.345.678-Z', ['12.345.678-Z']],
  ['Cuenta nómina', ['Cuenta', 'nómina']],
  [' , ', []],
  ['. - @ ()', []],
])('reads the words of %j', (typed, words) => {
  expect(readSearchTerms(typed).words).toEqual(words)
})

test.each([
  ['1.250,50 €', 125_050n],
  ['Begoña', undefined],
])('reads the amount %j', (typed, amount) => {
  expect(readSearchTerms(typed).amount).toBe(amount)
})
