import { api, identify, type ErrorCode, type Problem } from '@cauce/contract'
import type { Endpoint } from '@cauce/contract/endpoint.ts'
import type { z } from 'zod'
import { givenContext } from './records.ts'

export interface Call {
  /** `{id}` of the path. */
  readonly id: string
  readonly query: URLSearchParams
  readonly idempotencyKey: string | null
  /** JSON or form fields. */
  readonly body: Readonly<Record<string, unknown>>
}

/** Encoded answer. */
type Wire<E extends Endpoint> = E['output'] extends z.ZodType ? z.input<E['output']> : undefined
type Answerer<E extends Endpoint> = (call: Call) => Wire<E> | Response | Promise<Wire<E> | Response>

interface Handler {
  readonly endpoint: Endpoint
  readonly answer: (call: Call) => unknown
}

interface Button {
  readonly click: (options: { readonly trial: boolean }) => Promise<void>
  readonly dblClick: () => Promise<void>
}

/**
 * Network of a component test; answers are checked against the contract. Unanswered lists are empty, other calls fail.
 */
export function testNetwork() {
  const handlers: Handler[] = []
  const calls: (Call & { readonly endpoint: Endpoint })[] = []
  let released: Promise<void> = Promise.resolve()

  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : new URL(input, window.location.origin), init)
    const { pathname, searchParams } = new URL(request.url)
    const endpoint = endpointOf(request.method, pathname)
    const call: Call = {
      id: idIn(endpoint, pathname),
      query: searchParams,
      idempotencyKey: request.headers.get('Idempotency-Key'),
      body: await bodyOf(request),
    }
    calls.push({ ...call, endpoint })
    await released
    const handler = handlers.findLast((one) => one.endpoint === endpoint)
    const answer = handler ? await handler.answer(call) : emptyList(endpoint)
    if (answer instanceof Response) return answer
    const whole = endpoint.output && identify(endpoint.output, answer)
    endpoint.output?.parse(whole)
    return Response.json(whole ?? null)
  }

  return {
    fetch: send,
    on: <E extends Endpoint>(endpoint: E, answer: Answerer<NoInfer<E>>) => void handlers.push({ endpoint, answer }),
    /** Double click while unanswered, then `meanwhile`. A click after the answer would be a new attempt. */
    async pressTwice(button: Button, meanwhile = (): Promise<void> => Promise.resolve()): Promise<void> {
      const gate = Promise.withResolvers<void>()
      await button.click({ trial: true })
      released = gate.promise
      await button.dblClick()
      await meanwhile()
      gate.resolve()
    },
    callsOf: (endpoint: Endpoint): readonly Call[] => calls.filter((call) => call.endpoint === endpoint),
  }
}

export type TestNetwork = ReturnType<typeof testNetwork>

/** RFC 9457. */
export function refusal(
  status: number,
  code: ErrorCode,
  fields: Readonly<Record<string, ErrorCode>> = {},
  params?: Readonly<Record<string, string>>,
): Response {
  const errors = Object.entries(fields).map(([path, fieldCode]) => ({ path, code: fieldCode }))
  const problem = {
    type: 'about:blank',
    title: code,
    status,
    code,
    ...(params && { params }),
    ...(errors.length > 0 && { errors }),
  } as Problem
  return Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } })
}

/** Lost before the answer. */
export const lostConnection = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

const all: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group))
const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)

/** Literal paths before parameters. */
function endpointOf(method: string, path: string): Endpoint {
  const matching = all.filter((endpoint) => endpoint.method === method && patternOf(endpoint).test(path))
  const found = matching.find((endpoint) => endpoint.path === path) ?? matching[0]
  if (!found) throw new Error(`The contract has no ${method} ${path}`)
  return found
}

const idIn = (endpoint: Endpoint, path: string): string => patternOf(endpoint).exec(path)?.[1] ?? ''

async function bodyOf(request: Request): Promise<Call['body']> {
  const kind = request.headers.get('Content-Type') ?? ''
  if (kind.startsWith('multipart/')) return Object.fromEntries((await request.formData()).entries())
  return kind.startsWith('application/json') ? ((await request.json()) as Call['body']) : {}
}

export const EMPTY_INBOX = {
  data: [],
  total: 0,
  totals: {},
  unreadTickets: 0,
  queuedPayments: 0,
  needsMyApprovalTotal: 0,
  lateTotal: 0,
  incoming: '0.00',
  outgoing: '0.00',
  isOnlyAdministrator: false,
  unreceived: null,
}

function emptyList(endpoint: Endpoint): unknown {
  const empty = { data: [], total: 0 }
  if (endpoint.method === 'GET' && endpoint.output?.safeParse(empty).success) return empty
  if (endpoint === api.inbox.list) return EMPTY_INBOX
  if (endpoint === api.examinationAccesses.readAll) return { accesses: [], isAlone: false }
  if (endpoint === api.transactions.readContext) return givenContext()
  throw new Error(`The test answers no ${endpoint.operation}`)
}
