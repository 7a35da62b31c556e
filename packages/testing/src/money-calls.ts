import { COOKIES } from '@cauce/contract'
import { pdf } from './sample-files.ts'

export const MONEY_KINDS = ['order', 'income', 'deposit', 'withdrawal', 'decision', 'revocation'] as const
export type MoneyKind = (typeof MONEY_KINDS)[number]

export interface MoneyCall {
  readonly kind: MoneyKind
  readonly path: string
  readonly token: string
  readonly body?: Readonly<Record<string, unknown>>
  /** Attaches a proof. */
  readonly hasFile?: boolean
}

export interface Attempt extends MoneyCall {
  readonly key: string
  effectId?: string
}

export function requestOf({ kind, key, token, body, hasFile }: Attempt) {
  const headers = { cookie: `${COOKIES.session}=${token}`, 'idempotency-key': key }
  const method = kind === 'decision' ? 'PATCH' : 'POST'
  if (hasFile) return { method, headers, body: formOf(body ?? {}) }
  if (body === undefined) return { method, headers }
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

export function formOf(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, String(value))
  form.append('file', pdf())
  return form
}
