import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { CLIENT_ACCOUNT, Refused, type InstitutionBooks } from './institution-books.ts'
import { HEADER, isSigned, sign } from './signing.ts'

const MAXIMUM_BODY = 100_000

export interface Faults {
  /** 503 to everything. */
  isDown: boolean
  /** Never answers. */
  isSilent: boolean
  /** Orders accepted but answered with 500. */
  failsAfterAccepting: number
}

const Money = z.string().regex(/^\d{1,13}\.\d{2}$/)
const OrderBody = z.strictObject({
  amount: Money,
  beneficiary: z.string(),
  iban: z.string(),
  remittance: z.string(),
  endToEndId: z.string(),
  creditReference: z.string().nullable().optional(),
})
const HolderBody = z.strictObject({ name: z.string(), reference: z.string() })
const InstructionsBody = HolderBody.extend({ walletId: z.string(), amount: Money.optional() })
const TransferBody = z.strictObject({
  toIban: z.string(),
  amount: Money,
  name: z.string(),
  iban: z.string(),
  remittance: z.string(),
})

interface Serving {
  readonly secret: string
  readonly now: () => Date
  readonly books: InstitutionBooks
  readonly faults: Faults
}

/** Errors of the request are answered, not thrown. */
export async function serve(
  { secret, now, books, faults }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request
  const raw = await bodyOf(request)
  if (faults.isSilent) return
  const answer = (status: number, content: unknown) => {
    const text = JSON.stringify(content)
    const signature = sign(secret, now(), `answer ${method} ${url}`, text)
    response.writeHead(status, { 'content-type': 'application/json', [HEADER]: signature }).end(text)
  }
  if (faults.isDown) return answer(503, {})
  if (!isSigned(secret, now(), `${method} ${url}`, raw, request.headers[HEADER])) return answer(401, {})
  try {
    const content = route(books, `${method} ${url}`, raw)
    const isOrder = method === 'PUT' && !url.startsWith('/accounts/')
    if (isOrder && faults.failsAfterAccepting > 0) {
      faults.failsAfterAccepting -= 1
      return answer(500, {})
    }
    return content === undefined ? answer(404, {}) : answer(200, content)
  } catch (error) {
    if (error instanceof Refused) return answer(error.status, { reason: error.reason })
    return answer(422, {})
  }
}

function route(books: InstitutionBooks, target: string, raw: string): unknown {
  const body = () => JSON.parse(raw) as unknown
  const [, verb, noun, id = ''] = /^([A-Z]+) \/([a-z-]+(?:\?after=|\/)?)([\w-]*)$/.exec(target) ?? []
  switch (`${verb} ${noun}`) {
    case 'PUT accounts/':
      return books.openAccount(id, HolderBody.parse(body()))
    case 'POST instructions':
      return books.instructions(InstructionsBody.parse(body()))
    case 'PUT pay-outs/':
      return books.payOut(id, OrderBody.parse(body()))
    case 'PUT send-backs/':
      return books.sendBack(id, OrderBody.parse(body()))
    case 'GET pay-outs/':
      return books.readPayOut(id)
    case 'GET events?after=':
      return { events: books.noticesAfter(Number(id)) }
    case 'GET account':
      return { iban: CLIENT_ACCOUNT }
    case 'GET balance':
      return books.balance()
    case 'GET statements/':
      return books.statement(id)
    case 'POST transfers':
      return books.receive(TransferBody.parse(body()))
    default:
      return undefined
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAXIMUM_BODY) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
