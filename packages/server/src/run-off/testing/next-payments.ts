import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { payDistribution } from '@cauce/api/flows/distribute/index'
import { formatAmount } from '@cauce/contract'
import { given, sample, type Person, type TestApp } from '@cauce/testing'
import { granted } from '@cauce/testing/granted'

const run = promisify(execFile)
const page = readFileSync(new URL('../../../../handbook/run-off.md', import.meta.url), 'utf8')
/** Of a third party, in the handbook. */
export const COMMANDS = page.match(/(?<=```sh\n).*?(?=```)/gs)!.at(-1)!

export type Admins = Readonly<Record<'ada' | 'bea', Person>>

export const renewed = async (of: TestApp, { userId }: Person) => of.client((await given(of).session(userId)).token)

export async function nextOf(of: TestApp, projectId: string) {
  const { rows } = await of.kernel.database.$client.query<{ id: string; due: string; status: string }>(
    `select distribution_id as id, interest_due + principal_due as due, status from distributions
     where project_id = $1 and status <> 'paid' order by number, part limit 1`,
    [projectId],
  )
  return rows[0]!
}

export async function record(of: TestApp, { client }: Person, projectId: string, amount?: string): Promise<string> {
  const { id, due } = await nextOf(of, projectId)
  const body = {
    ...{ amount: amount ?? formatAmount(BigInt(due)), paidOn: of.clock.now().toISOString().slice(0, 10) },
    ...{ file: sample.pdf(), creditsBeforeReceipt: true },
  }
  await granted(client.POST('/v1/project/distributions/{id}/record', { params: { path: { id } }, body }))
  return id
}

export async function payNext(of: TestApp, { ada, bea }: Admins, projectId: string, amount?: string) {
  const next = await nextOf(of, projectId)
  const id = next.status === 'draft' ? next.id : await record(of, ada, projectId, amount)
  const params = { path: { id } }
  await granted(bea.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } }))
  await payDistribution(of.kernel, id)
}

/** Cents in the wallets. */
export async function walletsOf({ kernel }: TestApp): Promise<Map<string, bigint>> {
  const { rows } = await kernel.database.$client.query<{ user_id: string; balance: string }>(
    `select user_id, balance from wallets join ledger_accounts using (wallet_id) where ledger_accounts.kind = 'wallet'`,
  )
  return new Map(rows.map(({ user_id, balance }) => [user_id, BigInt(balance)]))
}

/** What the next payment of every loan gives each person. */
export async function paidBy(of: TestApp, admins: Admins, loans: readonly string[]): Promise<Record<string, string>> {
  const before = await walletsOf(of)
  for (const id of loans) await payNext(of, admins, id)
  const gained = [...(await walletsOf(of))].map(([id, cents]) => [id, cents - before.get(id)!] as const)
  return Object.fromEntries(gained.flatMap(([id, cents]) => (cents > 0n ? [[id, formatAmount(cents)]] : [])).toSorted())
}

/** From the CSV alone, by the script in the package. */
export async function listed(folder: string) {
  const { stdout } = await run(process.execPath, ['next-payments.mjs'], { cwd: folder })
  const [heading, ...lines] = stdout.trim().split(/\n(?="|$)/)
  const names = heading!.split(',')
  return lines.map((line) => {
    const cells = [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!.replaceAll('""', '"'))
    return Object.fromEntries(names.map((name, index) => [name, cells[index]!])) as Record<string, string>
  })
}
