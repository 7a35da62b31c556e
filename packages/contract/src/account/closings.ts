import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { RETENTION } from '../retention.ts'

export const CLOSING_STATES = ['waiting', 'withdrawn', 'stopped', 'closed', 'erased'] as const

/**
 * Handbook rule 1.23: withdrawable for some days, then closed, then erased after retention. An administrator closes at
 * once.
 */
export const closingLifecycle = defineLifecycle({
  name: 'closing',
  states: CLOSING_STATES,
  initial: ['waiting', 'closed'],
  transitions: {
    withdraw: { from: ['waiting'], to: 'withdrawn', permission: 'closings.manage' },
    // Money came back meanwhile.
    stop: { from: ['waiting'], to: 'stopped', permission: null },
    close: { from: ['waiting'], to: 'closed', permission: null },
    erase: { from: ['closed'], to: 'erased', permission: null },
    askAgain: { from: ['withdrawn', 'stopped'], to: 'waiting', permission: 'users.delete' },
  },
})

/** Retained data, besides staff actions. */
export const KEPT_KINDS = ['identity', 'books', 'papers', 'tax'] as const

/** Ley 10/2010, article 25; Código de Comercio, article 30. */
export const KEPT_YEARS = {
  identity: RETENTION.identities.period.years,
  books: RETENTION.books.period.years,
  papers: RETENTION.issuedDocuments.period.years,
  tax: RETENTION.taxDetails.period.years,
} as const satisfies Record<(typeof KEPT_KINDS)[number], number>

export const ClosingState = z
  .strictObject({
    closing: z
      .strictObject({
        askedAt: Instant,
        closesAt: Instant.describe('When the account is closed, if it is not withdrawn.'),
      })
      .nullable()
      .describe('The closing that waits; null if none was asked for.'),
    closesAt: Instant.describe('When the account would be closed, or will be.'),
    kept: z
      .array(
        z.strictObject({
          kind: z.enum(KEPT_KINDS),
          until: CalendarDate.nullable().describe(
            'The day on which the law lets go of it; null: it is erased with the account.',
          ),
        }),
      )
      .describe('What stays when the account is closed.'),
  })
  .describe('The closing of the own account: whether one waits, and what would stay.')

/** `users.remove` requests it. */
export const closingEndpoints = endpoints(
  'closings',
  { name: 'Closing of accounts', about: 'Closing the own account, after some days in which it can be withdrawn.' },
  '/v1/account/closing',
  {
    readState: {
      method: 'GET',
      permission: 'closings.manage',
      summary: 'Read whether the own account is to be closed, and what would stay',
      output: ClosingState,
    },
    withdraw: {
      method: 'DELETE',
      permission: 'closings.manage',
      summary: 'Withdraw the closing of the own account',
      errors: ['not-found'],
    },
  },
)
