import { camt053Text } from '@cauce/api/modules/bank/demonstration'
import type { BookedMovement } from '@cauce/api/modules/bank/statements/readers'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { given, type Person } from './given.ts'
import type { TestApp } from './test-app.ts'

export type SomeMovement = Pick<BookedMovement, 'bookingDay' | 'amount'> & Partial<BookedMovement>

export interface SomeStatement {
  readonly iban: string
  readonly from: string
  readonly to: string
  readonly opening: bigint
  readonly movements: readonly SomeMovement[]
}

let counter = 0

/** camt.053; bytes are always unique. */
export function statementFile({ movements, ...statement }: SomeStatement, name = `C53_${statement.to}.xml`): File {
  counter += 1
  const text = camt053Text({
    ...statement,
    messageId: `M${counter}`,
    createdAt: new Date('2026-11-20T07:00:00Z'),
    owner: 'Cauce',
    movements: movements.map((movement) => ({
      valueDay: movement.bookingDay,
      kind: 'transfer',
      remittance: '',
      ...movement,
    })),
  })
  return new File([text], name)
}

/** Four-eyes: the uploader never imports (decision four-eyes-approval). */
const uploaders = new WeakMap<TestApp, Promise<Person>>()

export function uploaderOf(app: TestApp): Promise<Person> {
  const uploader = uploaders.get(app) ?? given(app).administrator()
  uploaders.set(app, uploader)
  return uploader
}

/** By a colleague. Returns previews. */
export async function upload({ app }: Person, file: File) {
  const { userId } = await uploaderOf(app)
  // Sessions expire as days pass.
  const { client } = await given(app).session(userId)
  const { data, error } = await client.POST('/v1/bank/files', { body: { file } })
  if (error) throw new Error(JSON.stringify(error))
  return data.files
}

export async function importFile(person: Person, file: File) {
  const [preview] = await upload(person, file)
  return person.client.POST('/v1/bank/files/{id}/import', { params: { path: { id: preview!.fileId! } } })
}

export async function exceptionsOf(
  app: TestApp,
): Promise<readonly { invariant: string; exceptions: readonly object[] }[]> {
  const { invariants } = await reconcile(app.kernel)
  return invariants.filter(({ exceptionCount }) => exceptionCount > 0)
}

/** With counts by day and amount. */
export async function linesOf(app: TestApp, iban: string): Promise<readonly string[]> {
  const { rows } = await app.kernel.database.$client.query(
    "select booking_day::text as day, amount from bank_movements where iban = $1 and parent_id is null and state <> 'taken_back' order by 1, 2",
    [iban],
  )
  return rows.map(({ day, amount }) => `${day} ${amount}`)
}
