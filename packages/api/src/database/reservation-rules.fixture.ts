import { NOW, ONE, OTHER, positive, type Row, type Rule } from './rule.fixture.ts'

const PLACED: Row = { state: 'placed', order_id: null, complete_until: null }

/** The checks of reservations. */
export const RESERVATION_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  reservations: [
    positive('reservations_amount_positive'),
    {
      rule: 'reservations_deposit_within_amount',
      fits: [
        { amount: 5, deposit: 0 },
        { amount: 5, deposit: 5 },
      ],
      breaks: [
        { amount: 5, deposit: -1 },
        { amount: 5, deposit: 6 },
      ],
    },
    {
      rule: 'reservations_order_of_converted',
      fits: [PLACED, { ...PLACED, state: 'converted', order_id: ONE, complete_until: NOW }],
      breaks: [
        { ...PLACED, order_id: ONE },
        { ...PLACED, state: 'converted', complete_until: NOW },
      ],
    },
    {
      rule: 'reservations_called_until',
      fits: [PLACED, { ...PLACED, state: 'called', complete_until: NOW }, { ...PLACED, state: 'withdrawn' }],
      breaks: [
        { ...PLACED, state: 'called' },
        { ...PLACED, state: 'converted', order_id: ONE },
      ],
    },
  ],
}

const SOUGHT: Row = { financing_amount: 10, amount_invested: 0 }

/** The checks of projects that reservations lead to. */
export const RESERVED_PROJECT_CHECKS: readonly Rule[] = [
  {
    rule: 'projects_not_overreserved',
    fits: [
      { financing_amount: 10, amount_invested: 4, amount_reserved: 0 },
      { financing_amount: 10, amount_invested: 4, amount_reserved: 6 },
    ],
    breaks: [
      { financing_amount: 10, amount_invested: 4, amount_reserved: -1 },
      { financing_amount: 10, amount_invested: 4, amount_reserved: 7 },
    ],
  },
  {
    rule: 'projects_reservations_counted',
    fits: [
      { amount_reserved: 0, reservation_count: 0 },
      { ...SOUGHT, amount_reserved: 5, reservation_count: 2 },
    ],
    breaks: [
      { ...SOUGHT, amount_reserved: 5, reservation_count: 0 },
      { ...SOUGHT, amount_reserved: 0, reservation_count: 1 },
    ],
  },
]

/** The unique keys of reservations but the ids. */
export const RESERVATION_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  reservations: [
    {
      rule: 'reservations_place_key',
      fits: [
        { project_id: ONE, place: 1 },
        { project_id: ONE, place: 2 },
        { project_id: OTHER, place: 1 },
      ],
      breaks: [{ project_id: ONE, place: 1 }],
    },
    {
      rule: 'reservations_live_key',
      fits: [
        { project_id: ONE, user_id: ONE, state: 'placed' },
        { project_id: ONE, user_id: OTHER, state: 'called', complete_until: NOW },
        { project_id: OTHER, user_id: ONE, state: 'placed' },
        { project_id: ONE, user_id: ONE, state: 'withdrawn' },
        { project_id: ONE, user_id: ONE, state: 'withdrawn' },
      ],
      breaks: [{ project_id: ONE, user_id: ONE, state: 'called', complete_until: NOW }],
    },
    {
      rule: 'reservations_order_key',
      fits: [{ order_id: ONE }, { order_id: OTHER }],
      breaks: [{ order_id: ONE }],
    },
  ],
}
