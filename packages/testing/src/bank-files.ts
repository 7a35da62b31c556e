import { camt053Text } from '@cauce/api/modules/bank/demonstration'
import type { BookedMovement } from '@cauce/api/modules/bank/statements/readers'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { given, type Person } from './given.ts'
import type { TestApp } from './test-app.ts'

/** A movement of a test: what is left out does not matter. */
export type SomeMovement = Pick<BookedMovement, 'bookingDay' | 'amount'> & Partial<BookedMovement>

export interface SomeStatement {
  readonly iban: string
  readonly from: string
  readonly to: string
  readonly opening: bigint
  readonly movements: readonly SomeMovement[]
}

let counter = 0

/** A statement as a file of camt.053. Two of them are never the same bytes. */
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

/** The administrator of each platform who uploads what others import: who uploads a file never imports it (decision 311). */
const uploaders = new WeakMap<TestApp, Promise<Person>>()

/** The administrator who uploads what the others import. */
export function uploaderOf(app: TestApp): Promise<Person> {
  const uploader = uploaders.get(app) ?? given(app).administrator()
  uploaders.set(app, uploader)
  return uploader
}

/** A colleague of the person uploads a file, so that the person may import it. Answers the preview of each file in it. */
export async function upload({ app }: Person, file: File) {
  const { userId } = await uploaderOf(app)
  // Sessions end while days pass.
  const { client } = await given(app).session(userId)
  const { data, error } = await client.POST('/v1/bank/files', { body: { file } })
  if (error) throw new Error(JSON.stringify(error))
  return data.files
}

/** Imports a file that a colleague uploaded. */
export async function importFile(person: Person, file: File) {
  const [preview] = await upload(person, file)
  return person.client.POST('/v1/bank/files/{id}/import', { params: { path: { id: preview!.fileId! } } })
}

/** What reconciliation finds wrong. */
export async function exceptionsOf(
  app: TestApp,
): Promise<readonly { invariant: string; exceptions: readonly object[] }[]> {
  const { invariants } = await reconcile(app.kernel)
  return invariants.filter(({ exceptionCount }) => exceptionCount > 0)
}

/** The lines of an account in the books, with how often each amount is on each day. */
export async function linesOf(app: TestApp, iban: string): Promise<readonly string[]> {
  const { rows } = await app.kernel.database.$client.query(
    'select booking_day::text as day, amount from bank_movements where iban = $1 and parent_id is null order by 1, 2',
    [iban],
  )
  return rows.map(({ day, amount }) => `${day} ${amount}`)
}
