import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Language, PrivateToken } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'

const count = z.int().positive()

export const PaymentCalendar = z
  .strictObject({ createdAt: Instant.nullable().describe('When the address was made; null if there is none.') })
  .describe('The private address at which a program for calendars reads the payments that the caller waits for.')

export const NewPaymentCalendar = z
  .strictObject({
    token: PrivateToken.describe('What makes the address private. It is shown once.'),
    createdAt: Instant,
  })
  .describe('A new private address. The one before does not work any more.')

export const AwaitedPayments = z
  .strictObject({
    language: Language.describe('The language of the person.'),
    payments: z
      .array(
        z.strictObject({
          distributionId: Id,
          orderId: Id,
          projectName: z.string(),
          number: count,
          part: count,
          count,
          dueDate: CalendarDate,
          net: Money.describe('Expected.'),
        }),
      )
      .describe('In the order in which they are due.'),
  })
  .describe('What a person waits for, as a program for calendars shows it.')

export const paymentCalendarEndpoints = endpoints(
  'paymentCalendars',
  {
    name: 'Payment calendars',
    about: 'The private address at which a program for calendars reads the payments that an investor waits for.',
  },
  '/v1/project/payment-calendars/me',
  {
    read: {
      method: 'GET',
      path: '/v1/project/payment-calendars/me',
      permission: 'paymentCalendars.manage',
      summary: "Tell whether the caller's payments have a private address",
      output: PaymentCalendar,
    },
    make: {
      method: 'POST',
      permission: 'paymentCalendars.manage',
      summary: "Make a private address of the caller's payments",
      description: 'It replaces the one before.',
      output: NewPaymentCalendar,
    },
    remove: {
      method: 'DELETE',
      path: '/v1/project/payment-calendars/me',
      permission: 'paymentCalendars.manage',
      summary: "Remove the private address of the caller's payments",
    },
    open: {
      method: 'GET',
      path: '/v1/project/payment-calendars/{token}',
      permission: 'awaitedPayments.read',
      summary: 'Read the payments of a private address',
      params: z.strictObject({ token: PrivateToken }),
      output: AwaitedPayments,
    },
  },
)
