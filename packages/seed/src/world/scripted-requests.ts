import type { Ending } from './movements.ts'

/** A request for money in or out that the story tells by itself. Whole euro. */
export interface ScriptedRequest {
  readonly customer: string
  readonly type: 'income' | 'withdraw'
  readonly amount: number
  readonly hoursAgo: number
  readonly ending: Ending
}

const pending = { kind: 'pending' } as const
const days = (number: number) => number * 24

/** What waits for a decision today, oldest first, and what was refused not long ago. */
export const SCRIPTED_REQUESTS: readonly ScriptedRequest[] = [
  {
    customer: 'montserrat-echeverria-goikoetxea',
    type: 'income',
    amount: 1_500,
    hoursAgo: days(49),
    ending: { kind: 'rejected', reason: 'El justificante es de otro importe.' },
  },
  {
    customer: 'montserrat-echeverria-goikoetxea',
    type: 'income',
    amount: 1_200,
    hoursAgo: days(9),
    ending: { kind: 'completed' },
  },
  {
    customer: 'hermenegildo-fernandez-de-cordoba-y-villanueva',
    type: 'withdraw',
    amount: 12_400,
    hoursAgo: 76,
    ending: pending,
  },
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    type: 'income',
    amount: 25_000,
    hoursAgo: 69,
    ending: { kind: 'first-half' },
  },
  { customer: 'montserrat-echeverria-goikoetxea', type: 'income', amount: 2_000, hoursAgo: 46, ending: pending },
  { customer: 'patrimonial-can-xicoi-s-l', type: 'withdraw', amount: 18_000, hoursAgo: 30, ending: pending },
  { customer: 'montserrat-echeverria-goikoetxea', type: 'withdraw', amount: 1_000, hoursAgo: 22, ending: pending },
  { customer: 'joaquin-ruiz-de-la-prada', type: 'income', amount: 750, hoursAgo: 20, ending: pending },
  { customer: 'talleres-arriaga-hermanos-s-a', type: 'income', amount: 40_000, hoursAgo: 9, ending: pending },
  { customer: 'gabriel-bustamante-iturralde', type: 'income', amount: 5_000, hoursAgo: 6, ending: pending },
  { customer: 'ignacio-larranaga-beristain', type: 'withdraw', amount: 320, hoursAgo: 3, ending: pending },
  { customer: 'rosalia-castro-fontan', type: 'income', amount: 10_000, hoursAgo: 0.8, ending: pending },
]
