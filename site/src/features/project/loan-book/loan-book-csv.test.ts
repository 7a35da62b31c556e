import { translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { loanBookCsv } from './loan-book-csv.ts'
import type { Loan } from './loan-book.server.ts'

const loan: Loan = {
  loanId: '01890000-0000-7000-8000-000000000001',
  name: 'Mercado de San Roque',
  url: 'mercado-de-san-roque',
  category: 'B',
  lentOn: '2025-11-02',
  amount: '178000.00',
  months: 18,
  annualProfitability: 7.5,
  outstanding: '178000.00',
  standing: 'in-default',
  daysLate: 29,
  defaultedOn: '2026-11-12',
  loss: '0.00',
}

test('each loan is one line, with amounts that a spreadsheet reads', () => {
  const [head, line, end] = loanBookCsv(translator('es'), [loan]).split('\r\n')
  expect(head).toBe(
    '\uFEFFPréstamo;Clase;Prestado el;Importe (€);Plazo (meses);Rentabilidad anual (%);Capital pendiente (€);Situación;Días de retraso;En impago desde;Capital perdido (€)',
  )
  expect(line).toBe('Mercado de San Roque;B;02/11/2025;178.000,00;18;7,50;178.000,00;En impago;29;12/11/2026;0,00')
  expect(end).toBe('')
})

test('a private loan has no name, an unrated one no category, and names cannot run formulas', () => {
  const text = loanBookCsv(translator('en'), [
    { ...loan, name: null, url: null, category: null, defaultedOn: null, standing: 'current' },
    { ...loan, name: '=HYPERLINK("x")' },
  ])
  expect(text).toContain('Private loan;;02/11/2025')
  expect(text).toContain(';On time;29;;0,00')
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
})
