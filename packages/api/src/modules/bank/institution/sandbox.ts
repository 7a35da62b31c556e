import { formatAmount, type Cents, parseAmount } from '@cauce/contract'
import { z } from 'zod'
import { asActivity } from '../../../activity.ts'
import { acceptedSecrets, hmacOf, isSameSecret } from '../../../platform/tokens.ts'
import type { InstitutionSettings } from '../../../settings.ts'
import {
  InstitutionRefusal,
  type PaymentInstitution,
  type PayOutOrder,
  type SendBackOrder,
  type InstitutionEvent,
} from './institution.ts'
import type { IncomingHttpHeaders } from 'node:http'

const TIMEOUT_MS = 5_000
const DELIVERY = 'event'

/** HTTP client of the demonstration's institution. Both sides sign. */
export function sandboxInstitution(options: InstitutionSettings, now: () => Date): PaymentInstitution {
  const ask = <Schema extends z.ZodType>(schema: Schema, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    request({ options, now }, schema, { method, path, body })
  const orderBody = ({ amount, beneficiary, iban, remittance, endToEndId }: PayOutOrder) => ({
    ...{ amount: formatAmount(amount), beneficiary, iban, remittance, endToEndId },
  })
  return {
    name: 'sandbox',
    openAccount: ({ walletId, name, reference }) =>
      ask(AccountAnswer, 'PUT', `/accounts/${walletId}`, { name, reference }),
    instructions: async (holder, amount?: Cents) => {
      const { walletId, name, reference } = holder
      const body = { walletId, name, reference, ...(amount !== undefined && { amount: formatAmount(amount) }) }
      return ask(InstructionsAnswer, 'POST', '/instructions', body)
    },
    isSignatureRight: (headers, raw, instant) => isSigned(acceptedSecrets(options), headers, instant, DELIVERY, raw),
    readEvent: (raw) => EventAnswer.parse(JSON.parse(raw.toString('utf8'))),
    events: async (after) => (await ask(EventsAnswer, 'GET', `/events?after=${after ?? ''}`)).events,
    payOut: (order) => ask(PayOutAnswer, 'PUT', `/pay-outs/${order.id}`, orderBody(order)),
    sendBack: ({ creditReference, ...order }: SendBackOrder) =>
      ask(PayOutAnswer, 'PUT', `/send-backs/${order.id}`, { ...orderBody(order), creditReference }),
    readPayOut: (id) => ask(PayOutAnswer, 'GET', `/pay-outs/${id}`),
    play: async ({ amount, ...transfer }) => {
      await ask(z.object({}), 'POST', '/transfers', { ...transfer, amount: formatAmount(amount) })
    },
    clientAccount: async () => (await ask(ClientAccountAnswer, 'GET', '/account')).iban,
    balance: async () => (await ask(BalanceAnswer, 'GET', '/balance')).amount,
    statement: async (day) => (await ask(StatementAnswer.nullable(), 'GET', `/statements/${day}`)) ?? undefined,
  }
}

/**
 * One signed call. An unsigned or malformed answer counts as none.
 * @throws InstitutionRefusal for a final refusal; another error when it is down, slow or broken
 */
async function request<Schema extends z.ZodType>(
  { options, now }: { readonly options: InstitutionSettings; readonly now: () => Date },
  schema: Schema,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: object | undefined },
): Promise<z.output<Schema>> {
  const text = body === undefined ? '' : JSON.stringify(body)
  return asActivity({ kind: 'call', name: 'institution', facts: { method } }, async (facts) => {
    const answer = await fetch(new URL(path, options.baseUrl), {
      method,
      headers: {
        [SIGNATURE_HEADER]: signatureOf(options.secret, now(), `${method} ${path}`, text),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    facts.status = answer.status
    const raw = Buffer.from(await answer.arrayBuffer())
    const given = answer.headers.get(SIGNATURE_HEADER) ?? ''
    if (!isSigned(acceptedSecrets(options), { [SIGNATURE_HEADER]: given }, now(), `answer ${method} ${path}`, raw))
      throw new Error(`The institution answered ${answer.status} to ${method} without a right signature`)
    const content: unknown = JSON.parse(raw.toString('utf8'))
    if (answer.status === 404 || answer.status === 409)
      throw new InstitutionRefusal(RefusalAnswer.parse(content).reason)
    if (!answer.ok) throw new Error(`The institution answered ${answer.status} to ${method}`)
    return schema.parse(content)
  })
}

/** Allowed clock skew, and replay window. */
const TOLERANCE_SECONDS = 300

/** Carries time and signature. */
const SIGNATURE_HEADER = 'institution-signature'

/** Unix time in seconds, and HMAC-SHA256 of time, method, path and body. */
export function signatureOf(secret: string, now: Date, target: string, body: string | Buffer): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmacOf(secret, signedBytes(seconds, target, body))}`
}

/**
 * True if one of the secrets signed it within five minutes. Constant time. Several signatures (`v1`) are allowed during
 * a secret's rotation.
 */
function isSigned(
  secrets: readonly string[],
  headers: IncomingHttpHeaders,
  now: Date,
  target: string,
  body: Buffer,
): boolean {
  const given = headers[SIGNATURE_HEADER]
  const parts = typeof given === 'string' ? given.split(',').map((part) => part.trim()) : []
  const time = parts.find((part) => /^t=\d{1,12}$/.test(part))
  if (time === undefined) return false
  const seconds = Number(time.slice(2))
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false
  const signatures = parts.filter((part) => part.startsWith('v1=')).map((part) => part.slice(3))
  const expected = secrets.map((secret) => hmacOf(secret, signedBytes(seconds, target, body)))
  return signatures.some((signature) => expected.some((right) => isSameSecret(signature, right)))
}

const signedBytes = (seconds: number, target: string, body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${seconds}.${target}.`), Buffer.from(body)])

/** Amounts are decimal strings with two places. */
const Text = z.string().min(1).max(140)
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const SignedAmount = z
  .string()
  .regex(/^-?\d{1,13}\.\d{2}$/)
  .transform(parseAmount)
const AccountAnswer = z.object({ iban: Text, bic: Text, beneficiary: Text, bankName: Text, bookedOn: Text })
const InstructionsAnswer = AccountAnswer.extend({
  reference: Text,
  expiresAt: z.iso
    .datetime()
    .nullable()
    .transform((text) => (text === null ? null : new Date(text))),
})
const EventAnswer = z
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
const EventsAnswer = z.object({ events: z.array(EventAnswer) })
const PayOutAnswer = z.object({
  id: Text,
  state: z.enum(['pending', 'succeeded', 'failed', 'reversed']),
  reasonCode: z.string().nullable(),
})
const ClientAccountAnswer = z.object({ iban: Text })
const BalanceAnswer = z.object({ amount: SignedAmount })
const StatementAnswer = z.object({
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
const RefusalAnswer = z.object({ reason: z.enum(['unknown', 'differs']) })
