/** Columns counted from 1, as in the norm. */
export interface Column {
  readonly from: number
  readonly to: number
  readonly holds: 'digits' | 'text' | 'day' | 'amount' | 'sign'
}

const digits = (from: number, to: number) => ({ from, to, holds: 'digits' }) as const
const text = (from: number, to: number) => ({ from, to, holds: 'text' }) as const
const day = (from: number) => ({ from, to: from + 5, holds: 'day' }) as const
const amount = (from: number) => ({ from, to: from + 13, holds: 'amount' }) as const
const sign = (from: number) => ({ from, to: from, holds: 'sign' }) as const

/** Norma 43 of AEB (June 2012): columns read, and the last mandatory one. */
export const RECORDS = {
  '11': {
    least: 50,
    columns: {
      bank: digits(3, 6),
      branch: digits(7, 10),
      account: digits(11, 20),
      from: day(21),
      to: day(27),
      sign: sign(33),
      opening: amount(34),
    },
  },
  '22': {
    least: 42,
    columns: {
      bookingDay: day(11),
      valueDay: day(17),
      concept: digits(23, 24),
      sign: sign(28),
      amount: amount(29),
      firstReference: text(53, 64),
      secondReference: text(65, 80),
    },
  },
  '23': { least: 4, columns: { number: digits(3, 4) } },
  '24': { least: 21, columns: { number: digits(3, 4), currency: digits(5, 7), amount: amount(8) } },
  '33': {
    least: 76,
    columns: {
      debitCount: digits(21, 25),
      debits: amount(26),
      creditCount: digits(40, 44),
      credits: amount(45),
      sign: sign(59),
      closing: amount(60),
    },
  },
  '88': { least: 26, columns: { records: digits(21, 26) } },
} as const satisfies Record<string, { readonly least: number; readonly columns: Readonly<Record<string, Column>> }>
