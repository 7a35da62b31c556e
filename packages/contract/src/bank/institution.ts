import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'

export const Institution = z
  .strictObject({
    name: z.enum(['files', 'sandbox']).describe('Banks that are known by their files, or the sandbox.'),
    isReachable: z.boolean(),
    account: z
      .string()
      .nullable()
      .describe('The IBAN of the account that holds the money; null if it is silent or no account takes deposits.'),
    balance: Money.nullable().describe(
      'What the institution says is there; null if it is silent or has stated nothing.',
    ),
    lastEventAt: Instant.nullable().describe('When the newest event came.'),
    lastAskedAt: Instant.nullable().describe('When it answered last which events there are.'),
    waitingEvents: z.int().describe('Events that have not had their effect yet.'),
    unknownEvents: z.int().describe('Events of a kind that the platform does not know, of the last 90 days.'),
  })
  .describe('The institution that holds the money of customers, and how well the platform hears it.')

export const SandboxTransferBody = z
  .strictObject({ transactionId: Id.describe('An own income that waits.') })
  .describe('The transfer that the caller has announced.')

export const institutionEndpoints = endpoints(
  'institution',
  { name: 'Institution', about: 'The institution that holds the money of customers.' },
  '/v1/bank/institution',
  {
    read: {
      method: 'GET',
      path: '/v1/bank/institution',
      permission: 'institution.read',
      summary: 'Tell which institution holds the money of customers, and whether it answers',
      output: Institution,
    },
    receive: {
      method: 'POST',
      path: '/v1/bank/events',
      permission: 'institution.receive',
      status: 204,
      summary: 'Take an event of the institution; signed with HMAC-SHA256 over time and raw body',
      description:
        'An event that comes twice, late or in the wrong order has the effect of one. One of an unknown kind is kept.',
      isRawBody: true,
      errors: ['signature-invalid', 'body-unreadable'],
    },
    play: {
      method: 'POST',
      path: '/v1/bank/sandbox-transfers',
      permission: 'institution.play',
      status: 204,
      summary: 'Let the sandbox receive the transfer that one has announced',
      description: 'Exists only while the sandbox stands in for an institution.',
      body: SandboxTransferBody,
      errors: ['not-found', 'state-forbids', 'no-company-account', 'institution-unavailable'],
    },
  },
)
