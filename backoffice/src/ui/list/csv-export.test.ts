import { describe, expect, it } from 'vitest'
import { csvOf } from './csv-export.ts'

const columns = [
  { source: 'name', heading: 'Nombre', text: (row: { name: string; amount: string | null }) => row.name },
  { source: 'amount', heading: 'Cantidad', text: (row: { name: string; amount: string | null }) => row.amount },
  { source: 'picture', heading: 'Imagen', text: () => null, isOnScreenOnly: true },
]
const line = (name: string, amount: string | null = '1,00') => csvOf(columns, [{ name, amount }]).split('\r\n')[1]

describe('an export', () => {
  it('begins with its headings, pictures left out', () => expect(csvOf(columns, [])).toBe('Nombre;Cantidad'))
  it.each([
    ['a plain row', 'Ana', 'Ana;1,00'],
    ['a semicolon', 'Ribagorza; S. L.', '"Ribagorza; S. L.";1,00'],
    ['quotation marks', 'El "Molino"', '"El ""Molino""";1,00'],
    ['a line break', 'a\nb', '"a\nb";1,00'],
    ['what would be a formula', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")";1,00'],
    ['a telephone number', '+34 600', "'+34 600;1,00"],
  ])('keeps %s whole', (_what, name, expected) => expect(line(name)).toBe(expected))
  it('leaves negative amounts numbers', () => expect(line('Ana', '-12,50')).toBe('Ana;-12,50'))
  it('leaves empty what is missing', () => expect(line('Ana', null)).toBe('Ana;'))
})
