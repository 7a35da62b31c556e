import { translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { givenPayment } from '../portfolio/testing/payment.ts'
import { returnsCsv } from './returns-csv.ts'
import { splitPayments } from './returns.ts'

test('the file has a line for each payment, with every part in a column of its own', () => {
  const paid = { paidAt: '2026-09-30T10:00:00.000Z', dueDate: '2026-09-30', status: 'paid' } as const
  const payments = splitPayments(
    [
      givenPayment({ ...paid, number: 3, withheld: '5.70', principal: '1000.00', net: '1023.10' }),
      givenPayment({ dueDate: '2026-10-30', number: 4, projectName: '=1+1' }),
      givenPayment({ dueDate: '2026-12-30', number: 5 }),
    ],
    '2026-11-20',
  )
  expect(returnsCsv(translator('es'), payments)).toBe(
    [
      '\uFEFFVencía;Cobrado;Proyecto;Pago;Intereses brutos;Comisión;Retención;Capital;En su monedero',
      '30/09/2026;30/09/2026;Mercado de San Roque;Pago 3 de 24, del 01/11/2026 al 30/11/2026;30,00;1,20;5,70;1.000,00;1.023,10',
      "30/10/2026;;'=1+1;Pago 4 de 24, del 01/11/2026 al 30/11/2026;30,00;1,20;0,00;0,00;28,80",
      '',
    ].join('\r\n'),
  )
})
