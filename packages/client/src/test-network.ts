import { api, type ErrorCode, type Problem } from '@cauce/contract'
import type { Endpoint } from '@cauce/contract/endpoint.ts'
import type { z } from 'zod'

/** A call that a component made, as it left the browser. */
export interface Call {
  /** The value at `{id}` in the path. */
  readonly id: string
  readonly query: URLSearchParams
  readonly idempotencyKey: string | null
  /** JSON, or the fields of a form. */
  readonly body: Readonly<Record<string, unknown>>
}

/** What an endpoint answers, as it travels: money is a decimal string. */
type Wire<E extends Endpoint> = E['output'] extends z.ZodType ? z.input<E['output']> : undefined
type Answerer<E extends Endpoint> = (call: Call) => Wire<E> | Response | Promise<Wire<E> | Response>

interface Handler {
  readonly endpoint: Endpoint
  readonly answer: (call: Call) => unknown
}

/** A button that a test has found; a trial waits until it can be pressed, and does not press it. */
interface Button {
  readonly click: (options: { readonly trial: boolean }) => Promise<void>
  readonly dblClick: () => Promise<void>
}

/**
 * The network edge of a component test: it stands where the browser meets /v1. Every answer is checked against the contract.
 * A list that no test answers is empty, the register of accesses that the inbox reads too; any other call fails.
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
    endpoint.output?.parse(answer)
    return Response.json(answer ?? null)
  }

  return {
    fetch: send,
    /** Answers an endpoint from now on. */
    on: <E extends Endpoint>(endpoint: E, answer: Answerer<NoInfer<E>>) => void handlers.push({ endpoint, answer }),
    /**
     * Double-clicks while no answer arrives, then does what belongs to the waiting. A second click after the answer would be a new
     * attempt, and which comes first would depend on the load of the machine. What the button waits for itself is answered before.
     */
    async pressTwice(button: Button, meanwhile = (): Promise<void> => Promise.resolve()): Promise<void> {
      const gate = Promise.withResolvers<void>()
      await button.click({ trial: true })
      released = gate.promise
      await button.dblClick()
      await meanwhile()
      gate.resolve()
    },
    /** The calls of an endpoint so far. */
    callsOf: (endpoint: Endpoint): readonly Call[] => calls.filter((call) => call.endpoint === endpoint),
  }
}

export type TestNetwork = ReturnType<typeof testNetwork>

/** A refusal of the API (RFC 9457); `fields` are the errors at fields of a form, `params` what its words interpolate. */
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

/** A connection that is lost before the answer arrives. */
export const lostConnection = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

const all: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group))
const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)

/** A path without parameters comes before one with a parameter in the same place. */
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

function emptyList(endpoint: Endpoint): unknown {
  const empty = { data: [], total: 0 }
  if (endpoint.method === 'GET' && endpoint.output?.safeParse(empty).success) return empty
  if (endpoint === api.examinationAccesses.readAll) return { accesses: [], isAlone: false }
  throw new Error(`The test answers no ${endpoint.operation}`)
}
