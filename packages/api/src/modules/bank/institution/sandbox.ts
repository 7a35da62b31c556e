import { formatAmount, type Cents } from '@cauce/contract'
import { z } from 'zod'
import { asActivity } from '../../../activity.ts'
import { acceptedSecrets } from '../../../platform/tokens.ts'
import type { InstitutionSettings } from '../../../settings.ts'
import { InstitutionRefusal, type PaymentInstitution, type PayOutOrder, type SendBackOrder } from './institution.ts'
import {
  AccountAnswer,
  InstructionsAnswer,
  EventAnswer,
  EventsAnswer,
  PayOutAnswer,
  BalanceAnswer,
  ClientAccountAnswer,
  StatementAnswer,
  RefusalAnswer,
} from './sandbox-answers.ts'
import { isSigned, SIGNATURE_HEADER, signatureOf } from './signature.ts'

const TIMEOUT_MS = 5_000
/** Signed by an event in place of method and path. */
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
