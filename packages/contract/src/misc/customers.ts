import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { MOVEMENT_ACTS, MovementStep } from '../wallet/movement-steps.ts'
import { Money } from '../money.ts'
import { Ticket } from '../support/tickets.ts'
import { RecentHands } from '../account/access-changes.ts'

/** Most serious first; derived from records. */
export const RISK_MARKS = [
  'disabled',
  'failedLogins',
  'payerDiffers',
  'documentDiffers',
  'documentExpired',
  'accountShared',
  'paymentReturned',
  'accountRefused',
  'identityDeclined',
  'aboveGuidance',
  'emailUnconfirmed',
  'unverified',
] as const
export type RiskMark = (typeof RISK_MARKS)[number]

export const CustomerMark = z
  .strictObject({
    mark: z.enum(RISK_MARKS),
    count: z.int().nullable().describe('How many of them, where they are counted.'),
    since: CalendarDate.nullable().describe('Since which day, where it has one.'),
  })
  .describe('Something about a customer that calls for care.')

export const EVENT_KINDS = ['money', 'investments', 'tickets', 'account', 'staff'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export const CUSTOMER_EVENTS = [
  ...MOVEMENT_ACTS,
  'reservationPlaced',
  'reservationWithdrawn',
  'reservationLapsed',
  'ticketOpened',
  'ticketAnswered',
  'ticketWritten',
  'registered',
  'verification',
  'bankAccount',
  'device',
  'staff',
] as const

export const CustomerEvent = z
  .strictObject({
    eventId: Id.describe('The record that it is about, the posting, or the audit record.'),
    kind: z.enum(EVENT_KINDS),
    what: z.enum(CUSTOMER_EVENTS),
    isFirst: z.boolean().describe('The first of two approvals.'),
    at: Instant,
    amount: Money.nullable(),
    balanceChange: Money.nullable().describe('Of the wallet; negative where money left it.'),
    name: z
      .string()
      .nullable()
      .describe(
        'Of the project, the ticket, the bank account or the browser; of an audit record what the record became.',
      ),
    state: z.string().nullable().describe('The present state of the record; of an audit record its operation.'),
    taskTitle: z.string().nullable().describe('Of the task that staff changed, while there is one.'),
    by: MovementStep.shape.by.describe('Who did it, where that is known.'),
    recordId: Id.describe('The record to open: of a message its ticket, of money of a project that project.'),
  })
  .describe('One thing that happened with a customer.')

export const CustomerEvents = z
  .strictObject({ events: z.array(CustomerEvent), hasMore: z.boolean() })
  .describe('Twenty events, and whether there are earlier ones.')

export const CustomerOverview = z
  .strictObject({
    userId: Id,
    balance: Money.describe('What the wallet holds.'),
    available: Money,
    reserved: Money,
    unreceived: Money,
    invested: Money.describe('Principal that is invested today.'),
    projectCount: z.int().describe('In so many projects.'),
    reflecting: Money.describe('Of it, what can still be revoked.'),
    earned: Money.describe('Interest received, less fees.'),
    nextPayment: z
      .strictObject({ dueDate: CalendarDate, net: Money, projectId: Id, projectName: z.string() })
      .nullable()
      .describe('What a project is to pay next.'),
    late: z
      .strictObject({ since: CalendarDate, net: Money, projectId: Id, projectName: z.string() })
      .nullable()
      .describe('All that is late, with the day and the project of the oldest.'),
    marks: z.array(CustomerMark),
    recentHands: RecentHands,
    tickets: z
      .strictObject({
        total: z.int(),
        latest: z.array(Ticket.pick({ id: true, title: true, state: true })).describe('At most five.'),
      })
      .describe('Theirs, the last changed first.'),
    latest: CustomerEvents,
  })
  .describe('The money of a customer at a glance, what calls for care, and what happened last.')

const eventQuery = z.strictObject({
  kind: z.enum(EVENT_KINDS).optional(),
  before: Instant.optional().describe(
    'Only what happened before, or at that instant with a smaller id than `beforeId`.',
  ),
  beforeId: Id.optional(),
})

export const customerEndpoints = endpoints(
  'customers',
  {
    name: 'Customers',
    about: 'Customers as staff see them: money at a glance, what calls for care, and what happened.',
  },
  '/v1/account/users/{id}/overview',
  {
    readOverview: {
      method: 'GET',
      permission: 'users.list',
      summary: 'Read the money of a customer at a glance, what calls for care, and what happened last',
      output: CustomerOverview,
    },
    readEvents: {
      method: 'GET',
      path: '/v1/account/users/{id}/events',
      permission: 'users.list',
      summary: 'Read what happened with a customer, the latest first',
      description:
        'Movements of money, investments, tickets and the account; administrators also read what staff did. The next page begins `before` the last event of this one.',
      query: eventQuery,
      output: CustomerEvents,
    },
  },
)
