import { z } from 'zod'
import { HOLD_REFUSALS } from '../account/account-holds.lifecycle.ts'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { Money, PositiveMoney } from '../money.ts'
import { allBut, GetSums, listQuery, pageWithSums } from '../paging.ts'
import { OrderBody } from './orders.ts'
import { PhaseName } from './phases.ts'

export const RESERVATION_STATES = ['placed', 'called', 'converted', 'withdrawn', 'lapsed'] as const
export const ReservationState = z.enum(RESERVATION_STATES).describe('State of a reservation.')

/** Handbook rules 25.8 to 25.14. */
export const reservationLifecycle = defineLifecycle({
  name: 'reservation',
  states: RESERVATION_STATES,
  initial: ['placed'],
  transitions: {
    call: { from: ['placed'], to: 'called', permission: null },
    convert: { from: ['called'], to: 'converted', permission: null },
    withdraw: { from: ['placed', 'called'], to: 'withdrawn', permission: 'reservations.withdraw' },
    lapse: { from: ['placed', 'called'], to: 'lapsed', permission: null },
  },
})

export const Reservation = z
  .strictObject({
    reservationId: Id,
    projectId: Id,
    projectName: z.string(),
    projectUrl: z.string(),
    projectPhaseName: PhaseName.describe('Phase of the project now.'),
    isProjectSuspended: z.boolean().describe('Whether the offer is suspended: until it is corrected no deadline runs.'),
    userId: Id,
    userName: z.string(),
    place: z.int().describe('The number in which it came in its project, from 1; never given again.'),
    amount: Money,
    deposit: Money.describe('Held in the wallet while it is placed or called.'),
    state: ReservationState,
    reflectionEndsAt: Instant.describe(
      'The end of the reflection period. It may be withdrawn at no cost until then, and afterwards as well.',
    ),
    completeUntil: Instant.nullable().describe('Until then it can be completed; null before the project opens.'),
    orderId: Id.nullable().describe('The order that it became.'),
    ...timestamps,
  })
  .describe('An expression of interest of a person in a project in preinvestment.')

const { projectId, userId, acceptsTerms, consentsAboveGuidance, thresholdConsent, understanding } = OrderBody.shape

export const ReservationBody = z
  .strictObject({
    projectId,
    amount: PositiveMoney,
    userId,
    acceptsTerms,
    consentsAboveGuidance: consentsAboveGuidance.describe(
      'The explicit consent for the order that it becomes, if that needs one. Without it the person is asked when the project opens.',
    ),
    thresholdConsent,
    understanding,
  })
  .describe('A new reservation.')

export const RESERVATION_COLUMNS = ['createdAt', 'place', 'amount', 'updatedAt'] as const

export const reservationEndpoints = endpoints(
  'reservations',
  {
    name: 'Reservations',
    about: 'Expressions of interest of people in projects in preinvestment, with their deposits.',
  },
  '/v1/project/reservations',
  {
    list: {
      permission: 'reservations.read',
      summary: 'List reservations',
      query: listQuery(
        RESERVATION_COLUMNS,
        {
          projectId: Id.optional(),
          userId: Id.optional(),
          state: ReservationState.optional(),
          isLive: z.boolean().optional().describe('Only those that are placed or called, or only the others.'),
          getSums: GetSums.optional(),
        },
        allBut('projectUrl', 'projectPhaseName', 'isProjectSuspended'),
      ),
      output: pageWithSums(Reservation, {
        amount: 'Reserved, of those that are placed or called.',
        deposit: 'Held in wallets, of those that are placed or called.',
      }),
    },
    create: {
      permission: 'reservations.create',
      summary: 'Reserve in a project in preinvestment',
      description: 'Its deposit is held in the wallet at once.',
      body: ReservationBody,
      output: Reservation,
      isIdempotent: true,
      needsCode: 'sometimes',
      errors: [
        'code-required',
        'email-not-confirmed',
        'account-closing',
        ...HOLD_REFUSALS,
        'identity-not-approved',
        'origin-not-declared',
        'new-text-not-accepted',
        'reserving-not-possible',
        'promoter-is-insider',
        'promoter-invests',
        'already-reserved',
        'below-minimum-investment',
        'above-preinvestment-remainder',
        'above-project-maximum',
        'preinvestor-places-taken',
        'deposit-not-covered',
        'not-found',
        'customer-not-accessible',
      ],
    },
    read: {
      permission: 'reservations.read',
      summary: 'Read a reservation',
      output: Reservation,
    },
    withdraw: {
      method: 'POST',
      path: '/v1/project/reservations/{id}/withdraw',
      permission: 'reservations.withdraw',
      status: 200,
      summary: 'Withdraw a reservation, at no cost',
      description: 'Its deposit is available again at once.',
      output: Reservation,
      isIdempotent: true,
      errors: ['state-forbids'],
    },
  },
)
