import type { ImportKind } from '@cauce/contract'
import { given, givenCompanyAccount, testApp, type Person } from '@cauce/testing'
import { CUSTOMER_HEADINGS, customerLine, MOVEMENT_HEADINGS } from '@cauce/testing/csv-imports'
import { norma43File } from '@cauce/testing/norma43-file'
import { changedFile, someChanges } from '@cauce/testing/spoiled-files'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenPayments } from '../../flows/payments/testing/payments.ts'
import { camt053Text, pain002Text } from '../../modules/bank/demonstration/index.ts'
import type { BookedMovement, BookedStatement } from '../../modules/bank/statements/readers/index.ts'

/**
 * Property test: no file content causes a bug or unfinished work. `SEED=<n>` replays, `EFFORT=10` reads ten times as
 * many files.
 */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const effort = Number(process.env['EFFORT'] ?? 1)

const app = testApp()
let bank: Awaited<ReturnType<typeof givenPayments>>
let investor: Person
beforeAll(async () => {
  bank = await givenPayments(app)
  investor = await given(app).investor()
  await given(app).bankAccount(investor)
})

async function answered<Data>(call: Promise<{ data?: Data; error?: unknown; response: Response }>) {
  const { data, error, response } = await call
  expect(response.status, `${response.url}: ${JSON.stringify(error)}`).toBeLessThan(500)
  return data
}

interface Trial {
  readonly runs: number
  readonly name: string
  readonly content: () => Promise<string>
  readonly use: (file: File) => Promise<boolean>
}

async function tryOut({ runs, name, content, use }: Trial): Promise<void> {
  expect(await use(changedFile(await content(), [], name))).toBe(true)
  const property = fc.asyncProperty(someChanges, async (changes) => {
    await use(changedFile(await content(), changes, name))
  })
  // A failed job is retried with the next file.
  await fc.assert(property, { seed, numRuns: runs * effort, endOnFailure: true })
}

const DAY = '2026-11-19'
const line = (amount: bigint, more: Partial<BookedMovement> = {}): BookedMovement => ({
  bookingDay: DAY,
  valueDay: DAY,
  amount,
  kind: 'transfer',
  counterpartyName: 'EVA SANZ',
  counterpartyIban: 'ES7921000813610123456789',
  endToEndId: 'EVA-1',
  remittance: 'INVERSION EN LA OBRA DE LA CALLE MAYOR',
  bankReference: 'BANCO-1',
  ...more,
})

let messages = 0
const statement = async (): Promise<BookedStatement> => ({
  messageId: `M${(messages += 1)}`,
  createdAt: new Date('2026-11-20T07:00:00Z'),
  iban: await givenCompanyAccount(app),
  owner: 'CAUCE',
  from: DAY,
  to: DAY,
  opening: 10_000n,
  movements: [
    line(1_000n),
    line(5_000n, { parts: [line(2_000n), line(3_000n, { endToEndId: 'EVA-2' })] }),
    line(-250n, { kind: 'fee' }),
  ],
})

const statementFiles = [
  { format: 'camt.053', content: async () => camt053Text(await statement()), name: 'extracto.xml' },
  { format: 'Norma 43', content: async () => norma43File([await statement()]), name: 'extracto.n43' },
]

describe(`with SEED=${seed}`, () => {
  test.each(statementFiles)(
    '$format is uploaded, previewed and imported, or refused',
    async ({ content, name }) => {
      const { client } = bank.maker
      const use = async (file: File) => {
        let isTaken = false
        const upload = await answered(client.POST('/v1/bank/files', { body: { file } }))
        for (const { fileId: id } of upload?.files ?? []) {
          if (id === null) continue
          const params = { path: { id } }
          await answered(client.GET('/v1/bank/files/{id}/preview', { params }))
          await answered(client.GET('/v1/bank/files/{id}/outlook', { params }))
          isTaken ||= (await answered(bank.checker.client.POST('/v1/bank/files/{id}/import', { params }))) !== undefined
        }
        await app.runJobs()
        await answered(client.GET('/v1/bank/movements', { params: { query: { orderBy: 'createdAt', take: 10 } } }))
        return isTaken
      }
      await tryOut({ runs: 10, name, content, use })
    },
    60_000 * effort,
  )

  test(
    'a payment status report is accepted or refused',
    async () => {
      const { payment } = await bank.withdrawal()
      const { messageId } = await bank.atBank([payment.paymentId])
      const content = async () =>
        pain002Text({
          messageId: 'BANCO-1',
          createdAt: new Date('2026-11-20T07:00:00Z'),
          originalMessageId: messageId,
          originalPaymentInformationId: messageId,
          answers: [{ endToEndId: payment.endToEndId, status: 'RVMC', words: 'Ana de la Fuente Ruiz' }],
        })
      const use = async (file: File) => {
        const report = await answered(bank.maker.client.POST('/v1/bank/payment-reports', { body: { file } }))
        await app.runJobs()
        return report !== undefined
      }
      await tryOut({ runs: 15, name: 'pain002.xml', content, use })
    },
    60_000 * effort,
  )

  let people = 0
  const lists: readonly { kind: ImportKind; headings: string[]; line: () => string[] }[] = [
    {
      kind: 'customers',
      headings: [...CUSTOMER_HEADINGS, 'Género', 'Idioma'],
      line: () => [...customerLine((people += 1)), 'mujer', 'español'],
    },
    {
      kind: 'movements',
      headings: MOVEMENT_HEADINGS,
      line: () => [investor.userId, 'Ingreso', '150,00', '19/11/2026', 'Efectivo'],
    },
  ]
  test.each(lists)(
    'a list of $kind is checked and imported, or refused',
    async ({ kind, headings, line }) => {
      const { client } = bank.maker
      const content = async () => [headings, line(), line()].map((cells) => cells.join(';')).join('\n')
      const use = async (file: File) => {
        const upload = await answered(client.POST('/v1/misc/imports', { body: { kind, file } }))
        if (!upload) return false
        const { importId, columns } = upload
        const params = { path: { id: importId } }
        await answered(client.POST('/v1/misc/imports/{id}/check', { params, body: { columns, mode: 'good' } }))
        await app.runJobs()
        await answered(client.POST('/v1/misc/imports/{id}/begin', { params }))
        await app.runJobs()
        const done = await answered(client.GET('/v1/misc/imports/{id}', { params }))
        expect(['uploaded', 'checked', 'imported']).toContain(done?.state)
        await answered(client.GET('/v1/misc/import-lines', { params: { query: { importId } } }))
        return done?.state === 'imported'
      }
      await tryOut({ runs: 15, name: 'lista.csv', content, use })
    },
    60_000 * effort,
  )
})
