import { parseAmount } from '@cauce/contract'
import { z } from 'zod'
import type { InstitutionEvent } from './institution.ts'

/** Amounts are decimal strings with two places. */
const Text = z.string().min(1).max(140)
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const SignedAmount = z
  .string()
  .regex(/^-?\d{1,13}\.\d{2}$/)
  .transform(parseAmount)
export const AccountAnswer = z.object({ iban: Text, bic: Text, beneficiary: Text, bankName: Text, bookedOn: Text })
export const InstructionsAnswer = AccountAnswer.extend({
  reference: Text,
  expiresAt: z.iso
    .datetime()
    .nullable()
    .transform((text) => (text === null ? null : new Date(text))),
})
export const EventAnswer = z
  .object({
    id: Text,
    position: z.string().regex(/^\d{1,15}$/),
    kind: Text,
    occurredAt: z.iso.datetime(),
    // Orders have our ids; anything else is about none of them.
    payOutId: z.uuid().nullable().catch(null),
  })
  .transform(({ id, occurredAt, ...event }): InstitutionEvent => ({
    eventId: id,
    occurredAt: new Date(occurredAt),
    ...event,
  }))
export const EventsAnswer = z.object({ events: z.array(EventAnswer) })
export const PayOutAnswer = z.object({
  id: Text,
  state: z.enum(['pending', 'succeeded', 'failed', 'reversed']),
  reasonCode: z.string().nullable(),
})
export const ClientAccountAnswer = z.object({ iban: Text })
export const BalanceAnswer = z.object({ amount: SignedAmount })
export const StatementAnswer = z.object({
  iban: Text,
  day: Day,
  opening: SignedAmount,
  closing: SignedAmount,
  lines: z.array(
    z.object({
      bookingDay: Day,
      valueDay: Day,
      amount: SignedAmount,
      kind: z.enum(['transfer', 'return', 'fee', 'other']),
      counterpartyName: z.string().nullable(),
      counterpartyIban: z.string().nullable(),
      remittance: z.string(),
      reference: z.string().nullable(),
      endToEndId: z.string().nullable(),
      bankReference: z.string().nullable(),
      returnReason: z.string().nullable(),
    }),
  ),
})
export const RefusalAnswer = z.object({ reason: z.enum(['unknown', 'differs']) })
