import { describe, expect, test } from 'vitest'
import type { ImportField, ImportKind } from '@cauce/contract'
import { guessColumns } from './guess-columns.domain.ts'

describe('the guessed field of a column', () => {
  /** As in other programs, with accents, spaces and signs. */
  test.each<[kind: ImportKind, heading: string, field: ImportField]>([
    ['customers', 'E-mail', 'email'],
    ['customers', 'CORREO ELECTRÓNICO', 'email'],
    ['customers', 'Tel.', 'phone'],
    ['customers', 'Fecha de nacimiento', 'birthdayAt'],
    ['customers', 'identificationDocumentType', 'identificationDocumentType'],
    ['customers', 'DNI/NIE', 'identificationDocumentNumber'],
    ['customers', 'NIF', 'taxNumber'],
    ['movements', 'NIF', 'customer'],
    ['movements', 'Correo', 'customer'],
    ['movements', 'Importe (EUR)', 'amount'],
    ['movements', 'Día', 'date'],
  ])('of %s under the heading «%s» is %s', (kind, heading, field) => {
    expect(guessColumns(kind, [heading])).toEqual([field])
  })

  test('is none under a heading that is unknown or belongs to the other kind of file', () => {
    expect(guessColumns('customers', ['Color', '', 'Importe'])).toEqual([null, null, null])
    expect(guessColumns('movements', ['Apellidos'])).toEqual([null])
  })

  test('is assigned once, to the first matching column', () => {
    expect(guessColumns('customers', ['Correo', 'E-mail', 'Nombre'])).toEqual(['email', null, 'name'])
    expect(guessColumns('movements', ['NIF', 'DNI', 'Importe', 'Valor'])).toEqual(['customer', null, 'amount', null])
  })
})
