import { describe, expect, it } from 'vitest'
import { awaitsSignature, isMarkable, neighbourOf, provenIncomes, type QueueItem, type QueueKind } from './queue.ts'
import { queueOf as queueFor, type Sources } from './queue-of.ts'
import { isFoundBy } from './queue-texts.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const transaction = (id: string, hour: number, type = 'income') =>
  ({ id, type, status: 'pending', createdAt: at(hour), userName: id, firstApproval: null }) as never
const account = (id: string, hour: number, state = 'pending') =>
  ({ id, state, updatedAt: at(hour), userName: id }) as never
const verification = (id: string, hour: number, status = 'Completed') =>
  ({ id, status, updatedAt: at(hour), userName: id }) as never
const ADA = { userId: 'ada', now: Date.parse('2026-11-20T12:00:00.000Z') }
const queueOf = (sources: Sources) => queueFor(sources, ADA)
const approvedBy = (adminId: string, expiresAt: string | null = at(23)) => ({
  adminId,
  adminName: adminId,
  approvedAt: at(2),
  expiresAt,
})
const nothing = { rows: [], total: 0 }
const sources = (some: Partial<Sources>): Sources => ({
  incomes: nothing,
  withdrawals: nothing,
  bankMovements: nothing,
  bankFiles: nothing,
  paymentBatches: nothing,
  distributions: nothing,
  refunds: nothing,
  bankAccounts: nothing,
  verifications: nothing,
  taxDetails: nothing,
  classifications: nothing,
  suspensions: nothing,
  companyAccounts: nothing,
  payees: nothing,
  withholdingRates: nothing,
  withholdingAgents: nothing,
  declarers: nothing,
  accessChanges: nothing,
  holds: nothing,
  accesses: nothing,
  openTickets: nothing,
  answeredTickets: nothing,
  ...some,
})

describe('the queue of decisions', () => {
  it('is empty when nothing waits', () => expect(queueOf(sources({}))).toEqual([]))

  it('shows what has waited longest first, whatever its kind', () => {
    const queue = queueOf(
      sources({
        incomes: { rows: [transaction('a', 3)], total: 1 },
        withdrawals: { rows: [transaction('b', 9, 'withdraw')], total: 1 },
        bankAccounts: { rows: [account('c', 5)], total: 1 },
        verifications: { rows: [verification('d', 1)], total: 1 },
        taxDetails: { rows: [account('e', 7), account('f', 8, 'valid')], total: 2 },
        classifications: { rows: [account('g', 6), account('h', 2, 'withdrawn')], total: 2 },
      }),
    )
    expect(queue.map(({ who }) => who)).toEqual(['d', 'a', 'c', 'g', 'e', 'b'])
    const kinds = ['verification', 'income', 'bankAccount', 'classification', 'taxDetail', 'withdraw']
    expect(queue.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('shows suspended offers by the name of their project, until they are corrected', () => {
    const offer = (projectName: string, hour: number, state = 'suspended') =>
      ({ id: projectName, projectName, state, createdAt: at(hour) }) as never
    const rows = [offer('Ribera', 3), offer('Mercado', 2, 'corrected')]
    const queue = queueOf(
      sources({ suspensions: { rows, total: 2 }, incomes: { rows: [transaction('a', 1)], total: 1 } }),
    )
    expect(queue.map(({ kind, who }) => [kind, who])).toEqual([
      ['income', 'a'],
      ['suspension', 'Ribera'],
    ])
  })

  it('shows who asks to read the examinations among what waits', () => {
    const rows = [{ id: 'x', requestedByName: 'Teresa', reason: 'Revisión', createdAt: at(2) }] as never
    const verifications = { rows: [verification('a', 1)], total: 1 }
    const queue = queueOf(sources({ accesses: { rows, total: 1 }, verifications }))
    expect(queue.map(({ kind, who }) => [kind, who])).toEqual([
      ['verification', 'a'],
      ['examinationAccess', 'Teresa'],
    ])
    expect(queue.filter((item) => isFoundBy(item, 'revision')).map(({ who }) => who)).toEqual(['Teresa'])
    expect(queue.filter(isMarkable).map(({ who }) => who)).toEqual(['a'])
  })

  it('shows what other administrators propose, of all kinds by who proposes it, until it is decided', () => {
    const proposal = (proposedBy: string, hour: number, more: object = {}) =>
      ({
        id: `${proposedBy}${hour}`,
        state: 'proposed',
        proposedBy,
        proposedByName: proposedBy,
        createdAt: at(hour),
        ...more,
      }) as never
    const [account, rate] = [
      { bankName: 'Banco Norte', iban: 'ES9121000418450200051332' },
      { percentage: 19.5, validFrom: '2027-01-01' },
    ]
    const queue = queueOf(
      sources({
        companyAccounts: { rows: [proposal('bea', 4, account), proposal('ada', 1, account)], total: 2 },
        withholdingRates: {
          rows: [proposal('carla', 2, rate), proposal('bea', 1, { ...rate, state: 'refused' })],
          total: 2,
        },
        withholdingAgents: { rows: [proposal('bea', 3, { validFrom: '2028-02-01' })], total: 1 },
        declarers: { rows: [proposal('bea', 5, { name: 'Cauce, S. L.', taxNumber: 'B12345674' })], total: 1 },
      }),
    )
    expect(queue.map(({ kind, key }) => [kind, key])).toEqual([
      ['proposal', 'withholdingRates/carla2'],
      ['proposal', 'withholdingAgents/bea3'],
      ['proposal', 'companyAccounts/bea4'],
      ['proposal', 'declarers/bea5'],
    ])
    expect(queue.every((item) => awaitsSignature(item, ADA.now) && !isMarkable(item))).toBe(true)
    const found = (typed: string) => queue.filter((item) => isFoundBy(item, typed)).map(({ key }) => key)
    expect(found('carla 19,5')).toEqual(['withholdingRates/carla2'])
    expect(found('01/02/2028')).toEqual(['withholdingAgents/bea3'])
    expect(found('banco norte 1332')).toEqual(['companyAccounts/bea4'])
    expect(found('B12345674')).toEqual(['declarers/bea5'])
  })

  it('shows holds that wait: functions that nobody has approved, reports of owners, and those that a colleague proposes to lift', () => {
    const hold = (id: string, hour: number, kind: string, state: string, proposedBy: string | null = null) =>
      ({ id, kind, state, proposedBy, userName: id, updatedAt: at(hour), reason: 'Otra persona' }) as never
    const rows = [
      hold('a', 5, 'exposure', 'active'),
      hold('b', 1, 'exposure', 'lifted'),
      hold('c', 2, 'sanctions', 'lifting', 'bea'),
      hold('d', 3, 'sanctions', 'lifting', 'ada'),
      hold('e', 4, 'sanctions', 'active'),
      hold('f', 6, 'reported', 'active'),
    ]
    const queue = queueOf(sources({ holds: { rows, total: 6 } }))
    expect(queue.map(({ kind, who }) => [kind, who])).toEqual([
      ['hold', 'c'],
      ['hold', 'a'],
      ['hold', 'f'],
    ])
    // The business with an exposed person is approved by one.
    expect(queue.map((item) => awaitsSignature(item, ADA.now))).toEqual([true, false, false])
    expect(queue.filter(isMarkable)).toEqual([])
    expect(queue.filter((item) => isFoundBy(item, 'otra')).map(({ who }) => who)).toEqual(['c', 'a', 'f'])
  })

  it('has open tickets and answered ones that wait for staff, and no other', () => {
    const ticket = (id: string, hour: number, state: string) =>
      ({ id, state, updatedAt: at(hour), userName: id }) as never
    const queue = queueOf(
      sources({
        openTickets: { rows: [ticket('a', 3, 'Open'), ticket('b', 4, 'Closed')], total: 2 },
        answeredTickets: { rows: [ticket('c', 2, 'PendingManager'), ticket('d', 1, 'PendingUser')], total: 2 },
      }),
    )
    expect(queue.map(({ who }) => who)).toEqual(['c', 'a'])
  })

  it('shows lines of statements that wait, but for those that the reader signed first', () => {
    const line = (id: string, tier: string | null, adminId?: string) =>
      ({
        id,
        tier,
        createdAt: at(2),
        counterpartyName: id,
        suggestions: [{ firstApproval: adminId === undefined ? null : approvedBy(adminId) }],
      }) as never
    const rows = [line('a', 'high'), line('b', null), line('c', 'high', 'ada'), line('d', 'high', 'bea')]
    const queue = queueOf(sources({ bankMovements: { rows, total: 4 } }))
    expect(queue.map(({ kind, who }) => [kind, who])).toEqual([
      ['bankMovement', 'a'],
      ['bankMovement', 'd'],
    ])
  })

  it('shows files of statements that colleagues uploaded, until they are imported', () => {
    const file = (id: string, hour: number, uploadedBy: string, state = 'waiting') =>
      ({ id, name: `${id}.xml`, uploadedBy, uploadedByName: uploadedBy, state, createdAt: at(hour) }) as never
    const rows = [file('a', 3, 'bea'), file('b', 2, 'bea', 'imported'), file('c', 1, 'ada'), file('d', 2, 'carla')]
    const queue = queueOf(sources({ bankFiles: { rows, total: 4 } }))
    expect(queue.map(({ kind, who }) => [kind, who])).toEqual([
      ['bankFile', 'carla'],
      ['bankFile', 'bea'],
    ])
    expect(queue.every((item) => awaitsSignature(item, ADA.now) && !isMarkable(item))).toBe(true)
    expect(queue.filter((item) => isFoundBy(item, 'd.xml')).map(({ who }) => who)).toEqual(['carla'])
  })

  it('shows batches of payments that wait for a key, by who made them, until they have it', () => {
    const batch = (id: string, hour: number, state = 'draft') =>
      ({ id, state, firstApproval: null, createdAt: at(hour), createdByName: `by ${id}` }) as never
    const queue = queueOf(sources({ paymentBatches: { rows: [batch('a', 2), batch('b', 1, 'released')], total: 2 } }))
    expect(queue.map(({ kind, who }) => [kind, who])).toEqual([['paymentBatch', 'by a']])
  })

  it('ends where a source was read only in part, so that the order stays true', () => {
    const queue = queueOf(
      sources({
        incomes: { rows: [transaction('a', 1), transaction('b', 4)], total: 150 },
        verifications: { rows: [verification('c', 3), verification('d', 6)], total: 2 },
      }),
    )
    expect(queue.map(({ who }) => who)).toEqual(['a', 'c', 'b'])
  })

  it.each(['withholdingRates', 'holds'] as const)('ends where %s were read only in part', (source) => {
    const row = (id: string, hour: number) =>
      ({
        id,
        ...(source === 'holds'
          ? { kind: 'exposure', state: 'active' }
          : { state: 'proposed', proposedBy: 'bea', proposedByName: id }),
        userName: id,
        createdAt: at(hour),
        updatedAt: at(hour),
      }) as never
    const verifications = { rows: [verification('c', 3), verification('d', 6)], total: 2 }
    const queue = queueOf(sources({ [source]: { rows: [row('a', 1), row('b', 4)], total: 150 }, verifications }))
    expect(queue.map(({ who }) => who)).toEqual(['a', 'c', 'b'])
  })

  it('leaves out what has been decided since it was read', () => {
    const queue = queueOf(
      sources({
        bankAccounts: { rows: [account('a', 1, 'valid'), account('b', 2)], total: 2 },
        verifications: { rows: [verification('c', 3, 'Approved')], total: 1 },
      }),
    )
    expect(queue.map(({ who }) => who)).toEqual(['b'])
  })

  it.each([
    { fact: 'what another administrator approved first', approval: approvedBy('bea'), expected: 4 },
    { fact: 'what another administrator entered', approval: approvedBy('bea', null), expected: 4 },
    { fact: 'not what the reader approved first', approval: approvedBy('ada'), expected: 0 },
    { fact: 'not what the reader entered', approval: approvedBy('ada', null), expected: 0 },
    { fact: 'what the reader approved first, once that has expired', approval: approvedBy('ada', at(11)), expected: 4 },
  ])('holds $fact', ({ approval: firstApproval, expected }) => {
    const waiting = { updatedAt: at(3), createdAt: at(3), firstApproval }
    const queue = queueOf(
      sources({
        incomes: {
          rows: [{ id: 'a', type: 'income', status: 'pending', userName: 'a', ...waiting } as never],
          total: 1,
        },
        withdrawals: {
          rows: [{ id: 'b', type: 'withdraw', status: 'pending', userName: 'b', ...waiting } as never],
          total: 1,
        },
        distributions: { rows: [{ id: 'c', status: 'draft', projectName: 'c', ...waiting } as never], total: 1 },
        refunds: { rows: [{ id: 'd', name: 'd', pendingRefund: { reason: 'x', firstApproval } } as never], total: 1 },
      }),
    )
    expect(queue).toHaveLength(expected)
  })

  it('leaves out a distribution that has been confirmed and a refund that has been done', () => {
    const distribution = { id: 'c', status: 'confirming', projectName: 'c', updatedAt: at(1), firstApproval: null }
    const project = { id: 'd', name: 'd', pendingRefund: null }
    expect(
      queueOf(
        sources({
          distributions: { rows: [distribution as never], total: 1 },
          refunds: { rows: [project as never], total: 1 },
        }),
      ),
    ).toEqual([])
  })

  it.each<{ kind: QueueKind; expected: boolean }>([
    { kind: 'income', expected: true },
    { kind: 'verification', expected: true },
    { kind: 'ticket', expected: false },
    { kind: 'taxDetail', expected: false },
    { kind: 'classification', expected: false },
    { kind: 'suspension', expected: false },
    { kind: 'proposal', expected: false },
    { kind: 'bankFile', expected: false },
    { kind: 'hold', expected: false },
    { kind: 'distribution', expected: false },
    { kind: 'refund', expected: false },
    { kind: 'bankMovement', expected: true },
    { kind: 'paymentBatch', expected: false },
  ])('can be marked: $kind, $expected', ({ kind, expected }) =>
    expect(isMarkable({ kind } as QueueItem)).toBe(expected),
  )

  it('orders what arrived in the same moment by key, so that rows do not jump', () => {
    const queue = queueOf(sources({ incomes: { rows: [transaction('b', 1), transaction('a', 1)], total: 2 } }))
    expect(queue.map(({ who }) => who)).toEqual(['a', 'b'])
  })
})

describe('what comes into view after a decision', () => {
  const queue = queueOf(
    sources({ incomes: { rows: ['a', 'b', 'c'].map((id, hour) => transaction(id, hour)), total: 3 } }),
  )
  it.each([
    { fact: 'the next one', key: 'transactions/a', expected: 'transactions/b' },
    { fact: 'the one before, at the end', key: 'transactions/c', expected: 'transactions/b' },
  ])('$fact', ({ key, expected }) => expect(neighbourOf(queue, key)).toBe(expected))
  it('nothing, after the last one', () => expect(neighbourOf(queue.slice(0, 1), 'transactions/a')).toBeUndefined())
})

const income = (more: object) =>
  queueOf(
    sources({
      incomes: {
        rows: [
          {
            ...(transaction('José Núñez', 3) as object),
            amount: '2000.00',
            userId: 'jose',
            document: { fileId: 'f' },
            bankAccount: { alias: 'Nómina', account: 'ES9121000418450200051332' },
            ...more,
          } as never,
        ],
        total: 1,
      },
    }),
  )[0]!

describe('a search in the queue', () => {
  it.each(['nunez', 'JOSÉ nuñez', '2000', '2.000,00', '2000,00', '1332', 'jose 2.000', ' '])('finds by %j', (typed) =>
    expect(isFoundBy(income({}), typed)).toBe(true),
  )

  it.each(['nunes', '2001', 'jose 300'])('does not find by %j', (typed) =>
    expect(isFoundBy(income({}), typed)).toBe(false),
  )

  it.each([
    ['bankMovement', { amount: '-12.50', remittance: 'Alquiler de marzo' }, 'alquiler 12,50'],
    ['paymentBatch', { total: '900.00', number: 41 }, '41 900'],
    ['distribution', { amount: '77.00' }, '77,00'],
    ['refund', { amountInvested: '5.00', pendingRefund: { reason: 'Sin licencia' } }, 'licencia'],
    ['bankAccount', { alias: 'Ahorro', account: 'ES1700000' }, 'ahorro es17'],
    ['ticket', { title: 'No encuentro el recibo' }, 'recibo'],
    ['verification', {}, 'ada'],
    ['taxDetail', {}, 'lara'],
    ['classification', {}, 'lara'],
    ['suspension', { irregularity: 'La hipoteca no es la primera' }, 'hipoteca'],
  ] as const)('looks at what a %s says', (kind, record, typed) => {
    const item = { kind, record, who: 'Ada Lara', key: 'k', since: at(1) } as unknown as QueueItem
    expect(isFoundBy(item, typed)).toBe(true)
    expect(isFoundBy(item, `${typed} nunca`)).toBe(false)
  })
})

describe('what waits for the signature of the reader', () => {
  it('is what a colleague has signed, as long as that counts', () => {
    expect(awaitsSignature(income({ firstApproval: approvedBy('bea') }), ADA.now)).toBe(true)
    expect(awaitsSignature(income({ firstApproval: approvedBy('bea', at(1)) }), ADA.now)).toBe(false)
    expect(awaitsSignature(income({}), ADA.now)).toBe(false)
  })

  it('is a batch of payments, which another administrator made', () => {
    const batch = { kind: 'paymentBatch', record: {}, who: 'Bea', key: 'k', since: at(1) } as unknown as QueueItem
    expect(awaitsSignature(batch, ADA.now)).toBe(true)
  })
})

describe('incomes that are approved together in one step', () => {
  const found = (more: object) => provenIncomes([income(more)], 'ada').length

  it('have a stored proof, are not signed yet, and are not the money of the reader', () => {
    expect(found({})).toBe(1)
    expect(found({ document: null })).toBe(0)
    expect(found({ firstApproval: approvedBy('bea') })).toBe(0)
    expect(found({ userId: 'ada' })).toBe(0)
  })

  it('are incomes only, ten at most', () => {
    expect(found({ type: 'withdraw' })).toBe(0)
    expect(
      provenIncomes(
        Array.from({ length: 12 }, () => income({})),
        'ada',
      ),
    ).toHaveLength(10)
  })
})
