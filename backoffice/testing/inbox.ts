import { api } from '@cauce/contract'
import type { Endpoint } from '@cauce/contract/endpoint.ts'
import { EMPTY_INBOX, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import type { InboxItem } from '@cauce/contract'
import type { z } from 'zod'
import { PROPOSAL_NOUNS } from '../src/ui/proposal/proposal-nouns.ts'

export type InboxRow = z.input<typeof InboxItem>
type Row = InboxRow
/** A record of any list; what it lacks is not shown. */
// oxlint-disable-next-line typescript/no-explicit-any
type Given = Readonly<Record<string, any>>
interface Source {
  readonly list: Endpoint
  readonly read?: Endpoint
  readonly query?: string
  readonly prefix?: string
  readonly isWaiting: (record: Given) => boolean
  readonly row: (record: Given) => Partial<Row> & Pick<Row, 'kind' | 'since'>
}

const proposals = PROPOSAL_NOUNS.map((noun): Source => ({
  list: api[noun].list,
  read: api[noun].read,
  isWaiting: ({ state }) => state === 'proposed',
  row: (record) => ({
    kind: 'proposal',
    name: record['proposedByName'],
    title: record['bankName'] ?? record['beneficiary'] ?? record['userName'] ?? record['name'],
    iban: record['iban'],
    percentage: record['percentage'],
    day: record['validFrom'],
    text: record['value'] ?? record['taxNumber'],
    since: record['createdAt'],
    needsMyApproval: true,
  }),
}))

const transactions = (type: 'income' | 'withdraw'): Source => ({
  list: api.transactions.list,
  read: api.transactions.read,
  query: `status=pending&type=${type}`,
  isWaiting: ({ status }) => status === 'pending',
  row: (record) => ({
    kind: type,
    name: record['userName'],
    iban: record['bankAccount']?.account,
    code: record['issuerName'],
    amount: type === 'income' ? record['amount'] : `-${record['amount']}`,
    since: record['createdAt'],
    firstApproval: record['firstApproval'],
    needsMyApproval: record['firstApproval'] !== null,
    hasProof: record['document'] !== null,
  }),
})

/** What each list gives to the inbox. */
const SOURCES: readonly Source[] = [
  transactions('income'),
  transactions('withdraw'),
  {
    list: api.matching.list,
    read: api.matching.read,
    isWaiting: ({ tier }) => tier !== null,
    row: (record) => ({
      kind: 'bankMovement',
      name: record['counterpartyName'] ?? record['remittance'],
      text: record['counterpartyName'] && record['remittance'],
      code: record['tier'],
      reasons: record['reasons'],
      amount: record['amount'],
      since: record['createdAt'],
      firstApproval: record['suggestions']?.find((one: Given) => one['firstApproval'])?.firstApproval,
    }),
  },
  {
    list: api.bankFiles.list,
    read: api.bankFiles.read,
    isWaiting: ({ state }) => state === 'waiting',
    row: (record) => ({
      kind: 'bankFile',
      name: record['uploadedByName'],
      text: record['name'],
      since: record['createdAt'],
      needsMyApproval: true,
    }),
  },
  {
    list: api.paymentBatches.list,
    read: api.paymentBatches.read,
    isWaiting: () => true,
    row: (record) => ({
      kind: 'paymentBatch',
      name: record['createdByName'],
      number: record['number'],
      count: record['count'],
      day: record['executionDay'],
      amount: `-${record['total']}`,
      since: record['createdAt'],
      firstApproval: record['firstApproval'],
      needsMyApproval: true,
    }),
  },
  {
    list: api.distributions.list,
    read: api.distributions.read,
    isWaiting: ({ status }) => status === 'draft',
    row: (record) => ({
      kind: 'distribution',
      name: record['projectName'],
      number: record['number'],
      day: record['dueDate'],
      amount: record['amount'],
      since: record['updatedAt'],
      firstApproval: record['firstApproval'],
      needsMyApproval: true,
    }),
  },
  {
    list: api.projects.list,
    read: api.projects.read,
    prefix: 'refunds',
    isWaiting: ({ pendingRefund }) => pendingRefund !== null,
    row: (record) => ({
      kind: 'refund',
      name: record['name'],
      text: record['pendingRefund'].reason,
      amount: record['amountInvested'],
      since: record['pendingRefund'].firstApproval.approvedAt,
      firstApproval: record['pendingRefund'].firstApproval,
      needsMyApproval: true,
    }),
  },
  {
    list: api.bankAccounts.list,
    read: api.bankAccounts.read,
    isWaiting: ({ state }) => state === 'pending',
    row: (record) => ({
      kind: 'bankAccount',
      name: record['userName'],
      title: record['alias'],
      iban: record['account'],
      since: record['updatedAt'],
    }),
  },
  {
    list: api.verifications.list,
    isWaiting: ({ status }) => status === 'Completed',
    row: (record) => ({
      kind: 'verification',
      name: record['userName'],
      code: record['documents']?.[0]?.type,
      number: record['attempt'],
      since: record['updatedAt'],
    }),
  },
  {
    list: api.taxDetails.list,
    read: api.taxDetails.read,
    isWaiting: ({ state }) => state === 'pending',
    row: (record) => ({
      kind: 'taxDetail',
      name: record['userName'],
      code: record['kind'],
      since: record['updatedAt'],
    }),
  },
  {
    list: api.classifications.list,
    read: api.classifications.read,
    isWaiting: ({ state }) => state === 'pending',
    row: (record) => ({
      kind: 'classification',
      name: record['userName'],
      code: record['wantedClass'],
      since: record['updatedAt'],
    }),
  },
  {
    list: api.irregularities.list,
    read: api.irregularities.read,
    isWaiting: ({ state }) => state === 'suspended',
    row: (record) => ({
      kind: 'suspension',
      name: record['projectName'],
      text: record['irregularity'],
      dueOn: record['lastDay'],
      since: record['createdAt'],
    }),
  },
  ...proposals,
  {
    list: api.accountHolds.list,
    read: api.accountHolds.read,
    isWaiting: () => true,
    row: (record) => ({
      kind: 'hold',
      name: record['userName'],
      title: record['proposedByName'],
      text: record['reason'],
      code: record['kind'],
      since: record['updatedAt'],
      needsMyApproval: record['state'] === 'lifting',
    }),
  },
  {
    list: api.tickets.list,
    read: api.tickets.read,
    isWaiting: ({ state }) => state === 'Open' || state === 'PendingManager',
    row: (record) => ({ kind: 'ticket', name: record['userName'], text: record['title'], since: record['updatedAt'] }),
  },
]

const EMPTY = {
  ...{ name: null, userId: null, title: null, text: null, code: null, iban: null, number: null, count: null },
  ...{ percentage: null, day: null, amount: null, dueOn: null, firstApproval: null, claim: null },
  ...{ reasons: [], needsMyApproval: false, hasProof: false },
}

/** A row of the inbox with what the test says of it. */
export const givenRow = (row: Partial<Row> & Pick<Row, 'kind'>): Row => ({
  ...EMPTY,
  ...{ id: 'row', noun: '', recordId: '', since: '2026-11-18T10:00:00.000Z' },
  ...row,
})

/**
 * A network whose inbox has the rows of the lists that the test answers, so that a test says once what waits. What the inbox leaves
 * out and how it is searched is tested with the API.
 */
export function inboxNetwork(): TestNetwork {
  const network = testNetwork()
  const recordsOf = async ({ list, query = '' }: Source): Promise<Given[]> => {
    const address = `${list.path}?${query}&take=100${'awaitsMyApproval' in list.query!.shape ? '&awaitsMyApproval=true' : ''}`
    return ((await (await network.fetch(address)).json()) as { data: Given[] }).data
  }
  const rowsOf = async (source: Source): Promise<Row[]> => {
    const noun = source.list.operation.split('.')[0]!
    return (await recordsOf(source)).filter(source.isWaiting).map((record) => {
      const recordId = Object.values(record)[0] as string
      const { kind, since, ...facts } = source.row(record)
      const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
      return { ...EMPTY, id: `${source.prefix ?? noun}/${recordId}`, kind, noun, recordId, since, ...given }
    })
  }
  const accessRows = async (): Promise<Row[]> => {
    const answer = await (await network.fetch(api.examinationAccesses.readAll.path)).json()
    const waiting = (answer as { accesses: Given[] }).accesses.filter(({ state }) => state === 'waiting')
    return waiting.map(({ accessId, requestedByName, reason, createdAt }) => ({
      ...EMPTY,
      ...{ id: `examinationAccesses/${accessId}`, kind: 'examinationAccess', noun: 'examinationAccesses' },
      ...{ recordId: accessId, name: requestedByName, text: reason, since: createdAt, needsMyApproval: true },
    }))
  }
  network.on(api.inbox.list, async ({ query }) => {
    const rows = (await Promise.all([...SOURCES.map(rowsOf), accessRows()])).flat()
    const claims = ((await (await network.fetch(api.claims.list.path)).json()) as { data: Given[] }).data
    const claimOf = (row: Row) => {
      const claim = claims.find(({ recordId }) => recordId === row.recordId)
      return claim ? { userId: claim['userId'], userName: claim['userName'], claimedAt: claim['claimedAt'] } : null
    }
    const waiting = rows
      .map((row) => ({ ...row, claim: claimOf(row) }))
      .toSorted((a, b) => (a.since < b.since ? -1 : 1))
    const kind = query.get('kind')
    const found = (query.get('q') ?? '').toLowerCase().split(' ')
    const ids = query.getAll('ids')
    const [skip, take] = [Number(query.get('skip')), Number(query.get('take'))]
    const matching = waiting
      .filter((row) => ids.length === 0 || ids.includes(row.id))
      .filter((row) => kind === null || row.kind === kind)
      .filter((row) => found.every((word) => JSON.stringify(row).toLowerCase().includes(word)))
    const asked = query.has('needsMyApproval') ? matching.filter((row) => row.needsMyApproval) : matching
    const count = (kindOf: Row['kind']) => waiting.filter((row) => row.kind === kindOf).length
    return {
      ...EMPTY_INBOX,
      data: asked.slice(skip, skip + take),
      total: asked.length,
      totals: Object.fromEntries(waiting.map((row) => [row.kind, count(row.kind)])),
      needsMyApprovalTotal: matching.filter((row) => row.needsMyApproval).length,
    }
  })
  for (const source of SOURCES)
    if (source.read)
      network.on(source.read, async ({ id }) => {
        const records = (await Promise.all(SOURCES.filter(({ list }) => list === source.list).map(recordsOf))).flat()
        const found = records.find((record) => Object.values(record)[0] === id)
        return (found ?? new Response(null, { status: 404 })) as never
      })
  return network
}
