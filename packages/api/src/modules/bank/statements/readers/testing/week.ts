import { addDays } from '@cauce/contract'
import type { BookedMovement, BookedStatement } from '../statement-file.ts'

/** Norma 43: bank, branch and the last ten digits. */
export const OURS = 'ES9121000418450200051332'
const MONDAY = '2026-11-16'

const onDay = (bookingDay: string, valueDay = bookingDay) => ({ bookingDay, valueDay })

/** Five days; none on Wednesday. */
const MOVEMENTS: readonly (readonly BookedMovement[])[] = [
  [
    {
      ...onDay('2026-11-16'),
      amount: 300_000n,
      kind: 'transfer',
      counterpartyName: 'KATHARINA BRANDL',
      counterpartyIban: 'DE89370400440532013000',
      remittance: 'RF69CAU000017',
      endToEndId: 'BRANDL-1',
      bankReference: '000000000011',
    },
    {
      ...onDay('2026-11-16', '2026-11-13'),
      amount: -1_250n,
      kind: 'fee',
      remittance: 'COMISION DE MANTENIMIENTO',
    },
  ],
  // Two identical transfers of one person.
  [
    {
      ...onDay('2026-11-17'),
      amount: 50_000n,
      kind: 'transfer',
      counterpartyName: 'JOAQUIN RUIZ DE LA PRADA',
      remittance: 'INVERSION',
    },
    {
      ...onDay('2026-11-17'),
      amount: 50_000n,
      kind: 'transfer',
      counterpartyName: 'JOAQUIN RUIZ DE LA PRADA',
      remittance: 'INVERSION',
    },
    { ...onDay('2026-11-17'), amount: 2_000n, kind: 'other', remittance: 'BIZUM DE 600000000 PARA INVERTIR' },
  ],
  [],
  [
    {
      ...onDay('2026-11-19'),
      amount: -230_000n,
      kind: 'transfer',
      remittance: 'ORDEN DE TRANSFERENCIAS',
      batchReference: 'CAUCE20261119A',
    },
  ],
  [
    {
      ...onDay('2026-11-20'),
      amount: 80_000n,
      kind: 'return',
      returnReason: 'AC04',
      counterpartyName: 'VICENTE MONLEON CHULVI',
      counterpartyIban: 'ES7921000813610123456789',
      remittance: 'DEVOLUCION CUENTA CANCELADA',
      endToEndId: 'CAUCE0000012',
    },
  ],
]

/** Only in camt. */
export const BATCH_PARTS = [
  {
    amount: -80_000n,
    kind: 'transfer',
    counterpartyName: 'VICENTE MONLEON CHULVI',
    counterpartyIban: 'ES7921000813610123456789',
    remittance: 'RETIRADA',
    endToEndId: 'CAUCE0000012',
  },
  {
    amount: -150_000n,
    kind: 'transfer',
    counterpartyName: 'ESTHER GUIJARRO VALVERDE',
    counterpartyIban: 'ES6000491500051234567892',
    remittance: 'RETIRADA',
    endToEndId: 'CAUCE0000013',
  },
] as const

/** One statement a day, each continuing the last. */
export function week(): BookedStatement[] {
  let opening = 1_234_567n
  return MOVEMENTS.map((movements, index) => {
    const day = addDays(MONDAY, index)
    const statement = statementOf(movements, { opening, from: day, to: day })
    opening = movements.reduce((sum, { amount }) => sum + amount, opening)
    return statement
  })
}

export const statementOf = (
  movements: readonly BookedMovement[],
  { opening, from, to }: Pick<BookedStatement, 'opening' | 'from' | 'to'>,
): BookedStatement => ({
  messageId: `CAUCE${from.replaceAll('-', '')}`,
  createdAt: new Date('2026-11-21T06:00:00Z'),
  iban: OURS,
  owner: 'CAUCE PARTICIPATIVA SL',
  from,
  to,
  opening,
  movements,
})
