import { describe, expect, it } from 'vitest'
import { translator } from '@cauce/i18n'
import type { Column } from './column.tsx'
import { csvOf, linesOf } from './csv-export.ts'

interface Row {
  readonly name: string
  readonly amount: string | null
}
const columns: Column<Row>[] = [
  { source: 'name', heading: () => 'Nombre', text: ({ name }) => name },
  { source: 'amount', heading: () => 'Cantidad', text: ({ amount }) => amount },
  { source: 'picture', heading: () => 'Imagen', text: () => null, isOnScreenOnly: true },
]
const exported = (rows: readonly Row[]) => csvOf(linesOf(columns, rows, translator('es'), 'es'))
const line = (name: string, amount: string | null = '1,00') => exported([{ name, amount }]).split('\r\n')[1]

describe('an export', () => {
  it('begins with its headings and leaves pictures out', () => expect(exported([])).toBe('Nombre;Cantidad'))
  it.each([
    { what: 'a plain row', name: 'Ana', expected: 'Ana;1,00' },
    { what: 'a semicolon', name: 'Ribagorza; S. L.', expected: '"Ribagorza; S. L.";1,00' },
    { what: 'quotation marks', name: 'El "Molino"', expected: '"El ""Molino""";1,00' },
    { what: 'a line break', name: 'a\nb', expected: '"a\nb";1,00' },
    { what: 'a formula', name: '=HYPERLINK("x")', expected: '"\'=HYPERLINK(""x"")";1,00' },
    { what: 'a telephone number', name: '+34 600', expected: "'+34 600;1,00" },
  ])('keeps $what whole', ({ name, expected }) => expect(line(name)).toBe(expected))
  it('leaves negative amounts numbers', () => expect(line('Ana', '-12,50')).toBe('Ana;-12,50'))
  it('leaves a missing value empty', () => expect(line('Ana', null)).toBe('Ana;'))
})
