import { PAYMENT_STATES, type PaymentState } from '@cauce/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcomeOfPayOut, outcomesOf, type Outcome, type ReportedOn } from './report-outcomes.domain.ts'
import { statusReportText, type ReportLine } from './testing/status-report.ts'
import { readStatusReport } from './index.ts'

const MESSAGE = 'CAUMSG1'
const [ONE, TWO, THREE]: ReportedOn[] = ['1', '2', '3'].map((id) => ({
  paymentId: `p${id}`,
  endToEndId: `E${id}`,
  amount: 1000n,
  state: 'released',
})) as [ReportedOn, ReportedOn, ReportedOn]
const ALL = [ONE, TWO, THREE] as ReportedOn[]

const read = (text: string) => readStatusReport(Buffer.from(text))
async function reportOf(text: string) {
  const result = await read(text)
  if ('fault' in result) throw new Error(JSON.stringify(result.fault))
  return result.reports[0]!
}
const outcomes = async (parts: Omit<Parameters<typeof statusReportText>[0], 'messageId'>, payments = ALL) =>
  outcomesOf(await reportOf(statusReportText({ messageId: MESSAGE, ...parts })), payments)
const states = (decided: Awaited<ReturnType<typeof outcomes>>) =>
  decided.ok ? decided.value.map(({ state }) => state) : decided.refusal.code

describe('the outcomes in a report on a payment file', () => {
  test.each<[string, Parameters<typeof outcomes>[0], unknown]>([
    ['accepts all by the file', { group: 'ACTC' }, ['accepted', 'accepted', 'accepted']],
    ['refuses all by the file', { group: 'RJCT', groupCode: 'AM18' }, ['refused', 'refused', 'refused']],
    ['refuses all by the payment information', { information: 'RJCT', lines: [] }, ['refused', 'refused', 'refused']],
    [
      'refuses one in PART and none that is not named',
      { group: 'PART', lines: [{ id: 'E2', status: 'RJCT', code: 'AC04' }] },
      ['accepted', 'refused', 'accepted'],
    ],
    [
      'prefers the status of the payment to that of the file',
      {
        group: 'ACCP',
        lines: [
          { id: 'E1', status: 'RJCT' },
          { id: 'E3', status: 'PDNG' },
        ],
      },
      ['refused', 'accepted', undefined],
    ],
    [
      'never executes by ACSC or ACCC',
      { group: 'ACSC', lines: [{ id: 'E1', status: 'ACCC' }] },
      ['accepted', 'accepted', 'accepted'],
    ],
    ['changes nothing when only received by the bank', { group: 'RCVD' }, [undefined, undefined, undefined]],
    ['changes nothing without a status', { lines: [{ id: 'E1' }] }, [undefined, undefined, undefined]],
  ])('%s', async (_, parts, expected) => {
    expect(states(await outcomes(parts))).toEqual(expected)
  })

  const why = { code: 'AC04', text: 'Cuenta cancelada' }
  test.each<[string, Parameters<typeof outcomes>[0]]>([
    ['beside the status', { group: 'PART', lines: [{ id: 'E1', status: 'RJCT', ...why }] }],
    ['in a payment without status', { group: 'RJCT', groupCode: 'AM18', lines: [{ id: 'E1', ...why }] }],
  ])('a refusal has the code and text of the bank: %s', async (_, parts) => {
    const refused: Outcome = { paymentId: 'p1', state: 'refused', reasonCode: 'AC04', reasonText: 'Cuenta cancelada' }
    expect(await outcomes(parts)).toMatchObject({
      ok: true,
      value: [refused, { paymentId: 'p2' }, { paymentId: 'p3' }],
    })
  })

  test('a refusal without a reason has that of its file', async () => {
    const decided = await outcomes({ group: 'RJCT', groupCode: 'AM18', lines: [{ id: 'E1', status: 'RJCT' }] })
    expect(decided).toMatchObject({ value: [{ reasonCode: 'AM18' }, { reasonCode: 'AM18' }, { reasonCode: 'AM18' }] })
  })

  test('verification of payee is recorded and does not accept a payment', async () => {
    const lines = [
      { id: 'E1', status: 'RCVC' },
      { id: 'E2', status: 'RVMC', text: 'BODEGAS PENAS BLANCAS' },
      { id: 'E3', status: 'RVNM', text: 'x' },
    ]
    expect(await outcomes({ group: 'RVCM', lines })).toEqual({
      ok: true,
      value: [
        { paymentId: 'p1', payeeVerification: 'match', verifiedName: null },
        { paymentId: 'p2', payeeVerification: 'close', verifiedName: 'BODEGAS PENAS BLANCAS' },
        { paymentId: 'p3', payeeVerification: 'none', verifiedName: null },
      ],
    })
    const impossible = await outcomes({ lines: [{ id: 'E1', status: 'RVNA' }] })
    expect(impossible).toMatchObject({ value: [{ payeeVerification: 'not_possible' }, {}, {}] })
  })

  test.each<[string, PaymentState, string, string | undefined]>([
    ['a repeated refusal', 'refused', 'RJCT', undefined],
    ['an acceptance after a refusal', 'refused', 'ACCP', undefined],
    ['an acceptance of an executed payment', 'executed', 'ACSC', undefined],
    ['a repeated acceptance', 'accepted', 'ACCP', undefined],
    ['a refusal after an acceptance', 'accepted', 'RJCT', 'refused'],
  ])('%s: %s by %s becomes %s', async (_, state, status, expected) => {
    expect(states(await outcomes({ lines: [{ id: 'E1', status }] }, [{ ...ONE!, state }]))).toEqual([expected])
  })

  test.each<[string, Parameters<typeof outcomes>[0], ReportedOn[]]>([
    ['names a payment missing from the file', { lines: [{ id: 'E9', status: 'RJCT' }] }, ALL],
    [
      'names a payment twice',
      {
        lines: [
          { id: 'E1', status: 'RJCT' },
          { id: 'E1', status: 'ACCP' },
        ],
      },
      ALL,
    ],
    ['names another amount', { lines: [{ id: 'E1', status: 'ACCP', amount: '10.01' }] }, ALL],
    ['refuses a payment executed by a statement', { group: 'RJCT' }, [{ ...ONE!, state: 'executed' }]],
    ['refuses a returned payment', { lines: [{ id: 'E1', status: 'RJCT' }] }, [{ ...ONE!, state: 'returned' }]],
  ])('a report that %s is refused entirely', async (_, parts, payments) => {
    expect(states(await outcomes(parts, payments))).toBe('status-report-mismatch')
  })

  test('a report on the payment information of another file is refused entirely', async () => {
    const own = statusReportText({ messageId: MESSAGE, information: 'RJCT' })
    const report = await reportOf(own.replace(`<OrgnlPmtInfId>${MESSAGE}`, '<OrgnlPmtInfId>CAUMSG2'))
    expect(states(outcomesOf(report, ALL))).toBe('status-report-mismatch')
  })

  test('documents are gathered by the payment file that they answer', async () => {
    const [one, two] = [MESSAGE, 'CAUMSG2'].map((messageId) => statusReportText({ messageId, group: 'ACCP' }))
    const result = await read(`${one}${two}${one}`)
    const gathered = 'reports' in result && result.reports.map(({ messageId, answers }) => [messageId, answers.length])
    expect(gathered).toEqual([
      [MESSAGE, 2],
      ['CAUMSG2', 1],
    ])
  })

  test('no sequence of reports executes or returns a payment twice', async () => {
    const status = fc.constantFrom('ACTC', 'ACCP', 'ACSC', 'RJCT', 'PDNG', 'RCVC', 'RVMC')
    const lines = fc.uniqueArray(fc.record({ id: fc.constantFrom('E1', 'E2', 'E3'), status }), {
      selector: ({ id }) => id,
    })
    const report = fc.record({ group: fc.constantFrom('PART', 'ACCP', 'RJCT'), lines })
    await fc.assert(
      fc.asyncProperty(fc.array(report, { maxLength: 8 }), async (reports) => {
        let payments = ALL
        const refusals = new Map<string, number>()
        for (const parts of reports) {
          const decided = await outcomes(parts, payments)
          if (!decided.ok) continue
          for (const { paymentId, state } of decided.value) {
            if (state === 'refused') refusals.set(paymentId, (refusals.get(paymentId) ?? 0) + 1)
            payments = payments.map((one) => (one.paymentId === paymentId && state ? { ...one, state } : one))
          }
        }
        for (const { paymentId, state } of payments)
          expect(refusals.get(paymentId) ?? 0).toBe(state === 'refused' ? 1 : 0)
      }),
    )
  })

  test('reports change only released and accepted payments', async () => {
    const others = PAYMENT_STATES.filter((state) => state !== 'released' && state !== 'accepted')
    const decided = await Promise.all(
      others.flatMap((state) =>
        ['ACCP', 'RJCT', 'PART', 'PDNG'].map((status) =>
          outcomes({ lines: [{ id: 'E1', status }] }, [{ ...ONE!, state }]),
        ),
      ),
    )
    const changes = decided.flatMap((one) => (one.ok ? one.value : []))
    expect(changes.length).toBeGreaterThan(others.length)
    expect(changes.filter(({ state }) => state !== undefined)).toEqual([])
  })
})

describe("the outcome of an institution's answer for a payment", () => {
  const answer = (state: PaymentState, said: string) =>
    outcomeOfPayOut({ paymentId: 'p1', state }, { state: said, reasonCode: said === 'failed' ? 'AC04' : null })
  const same = { paymentId: 'p1' }
  const accepted = { paymentId: 'p1', state: 'accepted' }
  const refused = { paymentId: 'p1', state: 'refused', reasonCode: 'AC04', reasonText: null }

  test.each([
    ['released', 'pending', accepted],
    ['released', 'succeeded', accepted],
    ['released', 'reversed', accepted],
    ['released', 'failed', refused],
    ['accepted', 'pending', same],
    ['accepted', 'succeeded', same],
    ['accepted', 'failed', refused],
    ['executed', 'succeeded', same],
    ['executed', 'reversed', same],
    ['executed', 'failed', undefined],
    ['returned', 'pending', same],
    ['refused', 'failed', same],
    ['refused', 'pending', same],
  ] as const)('%s and %s: only a statement executes or returns', (state, said, outcome) => {
    expect(answer(state, said)).toEqual(outcome)
  })
})

describe('a strictly read report', () => {
  const lines: ReportLine[] = [{ id: 'E1', status: 'RJCT', code: 'AC01' }]
  const good = statusReportText({ messageId: MESSAGE, group: 'PART', lines })
  const lineOf = (text: string, needle: string) => text.slice(0, text.indexOf(needle)).split('\n').length

  test.each(['03', '10', '11', '14'])('is read in version %s', async (version) => {
    expect((await reportOf(statusReportText({ messageId: MESSAGE, group: 'ACCP', version }))).messageId).toBe(MESSAGE)
  })

  test('is read with a namespace prefix and a byte order mark', async () => {
    const prefixed = good.replaceAll(/<(\/?)([A-Z])/g, '<$1p:$2').replace('xmlns=', 'xmlns:p=')
    expect((await reportOf(`\u{FEFF}${prefixed}`)).answers[0]!.informations[0]!.payments).toHaveLength(1)
  })

  test.each<[string, (text: string) => string]>([
    ['is cut off', (text) => text.slice(0, 400)],
    ['closes another element', (text) => text.replace('</TxSts>', '</GrpSts>')],
    ['declares a document type', (text) => text.replace('<Document', '<!DOCTYPE Document [<!ENTITY a "b">]><Document')],
    ['uses an entity', (text) => text.replace('PART', '&part;')],
    ['is not XML', () => 'HL03AB'],
    ['is empty', () => ''],
    ['is nested too deeply', (text) => text.replace('PART', '<a>'.repeat(40) + '</a>'.repeat(40))],
  ])('is refused if it %s', async (_, spoil) => {
    expect(await read(spoil(good))).toMatchObject({ fault: { code: 'status-report-unreadable' } })
  })

  test.each<[string, (text: string) => string, string, string]>([
    [
      'is another message',
      (text) => text.replaceAll('CstmrPmtStsRpt', 'CstmrCdtTrfInitn'),
      'CstmrPmtStsRpt',
      '<Document',
    ],
    [
      'names no file',
      (text) => text.replace('<OrgnlMsgId>CAUMSG1</OrgnlMsgId>', ''),
      'OrgnlMsgId',
      '<OrgnlGrpInfAndSts>',
    ],
    [
      'has a document without a report',
      (text) => text.replace('<Document', '<Document/>$&'),
      'CstmrPmtStsRpt',
      '<Document',
    ],
    ['names an empty file', (text) => text.replace('>CAUMSG1<', '><'), 'OrgnlMsgId', '<OrgnlGrpInfAndSts>'],
    [
      'names two files',
      (text) => text.replace('<OrgnlMsgId>', '<OrgnlMsgId>A</OrgnlMsgId><OrgnlMsgId>'),
      'OrgnlMsgId',
      '<OrgnlMsgId>',
    ],
    ['has two statuses', (text) => text.replace('<TxSts>', '<TxSts>ACCP</TxSts><TxSts>'), 'TxSts', '<TxSts>'],
    [
      'names a payment without its id',
      (text) => text.replace('<OrgnlEndToEndId>E1</OrgnlEndToEndId>', ''),
      'OrgnlEndToEndId',
      '<TxInfAndSts>',
    ],
  ])('is refused with its line if it %s', async (_, spoil, element, needle) => {
    expect(await read(spoil(good))).toEqual({
      fault: { code: 'status-report-invalid', element, line: lineOf(good, needle) },
    })
  })

  const latin = good
    .replace('<Cd>AC01</Cd>', '<Cd>AC01</Cd></Rsn><AddtlInf>técnica</AddtlInf><Rsn>')
    .replace('UTF-8', 'ISO-8859-1')
  const only = { id: 'E1', status: 'RJCT', code: 'AC01' }
  /** As banks write them, although odd: what the three payments become, by default as by the good report. */
  test.each<[why: string, bytes: string | Uint8Array, expected?: readonly (string | undefined)[]]>([
    ['ISO-8859-1', Buffer.from(latin, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le')],
    [
      'the namespace of SIX',
      good.replace(/urn:iso[^"]*/, 'http://www.six-interbank-clearing.com/de/pain.002.001.03.ch.02.xsd'),
    ],
    ['no namespace', good.replace(/ xmlns="[^"]*"/, '')],
    ['a business envelope', good.replace(/<Document[^]*<\/Document>/, '<E xmlns="urn:e"><AppHdr/>$&</E>')],
    ['only the id of the instruction', good.replaceAll('OrgnlEndToEndId', 'OrgnlInstrId')],
    [
      'the id of the instruction beside NOTPROVIDED',
      good.replace('<OrgnlEndToEndId>E1<', '<OrgnlInstrId>E1</OrgnlInstrId><OrgnlEndToEndId>NOTPROVIDED<'),
    ],
    ['no id of the batch', good.replace(/<OrgnlPmtInfId>.*<\/OrgnlPmtInfId>/, '')],
    ['NOTPROVIDED for the id of the batch', good.replace(/(<OrgnlPmtInfId>).*</, '$1NOTPROVIDED<')],
    [
      'the id of the instruction beside NOT PROVIDED',
      good.replace('<OrgnlEndToEndId>E1<', '<OrgnlInstrId>E1</OrgnlInstrId><OrgnlEndToEndId>NOT PROVIDED<'),
    ],
    ['two documents, each with its declaration', statusReportText({ messageId: MESSAGE, group: 'ACTC' }) + good],
    [
      'two documents, of which the second undoes nothing',
      good + statusReportText({ messageId: MESSAGE, group: 'ACTC' }),
    ],
    [
      'an amount left empty',
      statusReportText({ messageId: MESSAGE, lines: [{ ...only, amount: '' }] }),
      ['refused', undefined, undefined],
    ],
    [
      'an amount with a comma',
      statusReportText({ messageId: MESSAGE, lines: [{ ...only, amount: '10,00' }] }),
      ['refused', undefined, undefined],
    ],
    [
      'an amount with zeros',
      statusReportText({ messageId: MESSAGE, lines: [{ ...only, amount: '00010.00000' }] }),
      ['refused', undefined, undefined],
    ],
    [
      'a payment cancelled',
      statusReportText({ messageId: MESSAGE, lines: [{ id: 'E1', status: 'CANC' }] }),
      ['refused', undefined, undefined],
    ],
    ['a file cancelled', statusReportText({ messageId: MESSAGE, group: 'CANC' }), ['refused', 'refused', 'refused']],
    [
      'a payment blocked in an accepted file',
      statusReportText({ messageId: MESSAGE, group: 'ACCP', lines: [{ id: 'E1', status: 'BLCK' }] }),
      [undefined, 'accepted', 'accepted'],
    ],
    [
      'a payment accepted without posting',
      statusReportText({ messageId: MESSAGE, lines: [{ id: 'E1', status: 'ACWP' }] }),
      ['accepted', undefined, undefined],
    ],
    [
      'a file that waits for a signature',
      statusReportText({ messageId: MESSAGE, group: 'PATC' }),
      [undefined, undefined, undefined],
    ],
    [
      'a batch that waits in an accepted file',
      statusReportText({ messageId: MESSAGE, group: 'ACTC', information: 'PDNG' }),
      [undefined, undefined, undefined],
    ],
    [
      'a refusal in a batch that waits',
      statusReportText({ messageId: MESSAGE, information: 'PDNG', lines: [only] }),
      ['refused', undefined, undefined],
    ],
    [
      'a batch refused in an accepted file',
      statusReportText({ messageId: MESSAGE, group: 'ACTC', information: 'RJCT' }),
      ['refused', 'refused', 'refused'],
    ],
  ])('is read with %s', async (_, bytes, expected = ['refused', 'accepted', 'accepted']) => {
    const read = await readStatusReport(Buffer.from(bytes))
    expect('reports' in read && states(outcomesOf(read.reports[0]!, ALL))).toEqual(expected)
  })

  test('changes nothing at the level of a status that is not known, and names it', async () => {
    const lines = [
      { id: 'E1', status: 'NOPE' },
      { id: 'E2', status: 'constructor' },
    ]
    const text = statusReportText({ messageId: MESSAGE, group: 'ACCP', lines })
    expect(states(outcomesOf(await reportOf(text), ALL))).toEqual([undefined, undefined, 'accepted'])
    expect(await read(text)).toHaveProperty('unknown', [
      { line: lineOf(text, 'NOPE'), status: 'NOPE' },
      { line: lineOf(text, 'constructor'), status: 'constructor' },
    ])
  })

  test('the fault of a cut file has its line', async () => {
    expect(await read(good.slice(0, good.indexOf('<TxSts>')))).toMatchObject({
      fault: { line: lineOf(good, '<TxSts>') },
    })
  })
})
