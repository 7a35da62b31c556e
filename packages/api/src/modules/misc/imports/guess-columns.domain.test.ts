import { describe, expect, test } from 'vitest'
import type { ImportField, ImportKind } from '@cauce/contract'
import { guessColumns } from './guess-columns.domain.ts'

/** As in other programs, with accents, spaces and signs. */
const CUSTOMERS: Partial<Record<ImportField, string>> = {
  email: 'E-mail, Correo, Correo electrónico, Mail, E-mail address',
  name: 'Nombre, Name, First name, Given name, Nombre de pila',
  surname: 'Apellidos, Apellido, Surname, Last name, Family name',
  phone: 'Teléfono, Móvil, Phone, Phone number, Telephone, Mobile, Tel.',
  birthdayAt: 'Fecha de nacimiento, Nacimiento, Fecha nacimiento, Birthday, Date of birth, Birth date, birthdayAt',
  nationality: 'Nacionalidad, País, Nationality, Country',
  identificationDocumentType: 'Tipo de documento, Tipo documento, Document type, identificationDocumentType, Documento',
  identificationDocumentNumber:
    'Número de documento, Número documento, Document number, identificationDocumentNumber, DNI, DNI/NIE, NIE, N. documento, No. documento',
  gender: 'Género, Sexo, Gender, Sex',
  language: 'Idioma, Lengua, Language',
  companyName: 'Empresa, Razón social, Denominación social, Company, Company name, Sociedad',
  legalRepresentativeName: 'Representante, Representante legal, Legal representative, Legal representative name',
  taxNumber: 'NIF, CIF, Tax number, NIF empresa, VAT number, Tax ID',
}
const MOVEMENTS: Partial<Record<ImportField, string>> = {
  customer:
    'Cliente, Customer, Client, E-mail, Correo, Correo electrónico, NIF, DNI, Referencia, Reference, User ID, Investor, Inversor',
  type: 'Tipo, Type, Movimiento, Movement, Operación, Kind',
  amount: 'Importe, Amount, Cantidad, Euros, Valor, Importe (EUR), Amount (EUR)',
  date: 'Fecha, Date, Fecha valor, Día, Day, Value date, Fecha operación',
  account: 'Cuenta, IBAN, Account, Bank account, Cuenta bancaria',
  note: 'Nota, Concepto, Observaciones, Note, Concept, Description, Descripción, Remarks, Reason, Motivo',
}
const rowsOf = (kind: ImportKind, table: Partial<Record<ImportField, string>>) =>
  Object.entries(table).flatMap(([field, headings]) =>
    headings.split(', ').map((heading) => [kind, heading, field as ImportField] as const),
  )

describe('the guessed field of a column', () => {
  test.each([...rowsOf('customers', CUSTOMERS), ...rowsOf('movements', MOVEMENTS)])(
    'of %s under the heading «%s» is %s',
    (kind, heading, field) => {
      expect(guessColumns(kind, [heading])).toEqual([field])
    },
  )

  test('is none under a heading that is unknown or belongs to the other kind of file', () => {
    expect(guessColumns('customers', ['Color', '', 'Importe'])).toEqual([null, null, null])
    expect(guessColumns('movements', ['Apellidos'])).toEqual([null])
  })

  test('is assigned once, to the first matching column', () => {
    expect(guessColumns('customers', ['Correo', 'E-mail', 'Nombre'])).toEqual(['email', null, 'name'])
    expect(guessColumns('movements', ['NIF', 'DNI', 'Importe', 'Valor'])).toEqual(['customer', null, 'amount', null])
  })
})
