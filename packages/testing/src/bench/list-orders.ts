import { decideRawPostings } from '../given-postings.ts'
import { PHASE_IDS } from '@cauce/contract'
import { tokenOf } from '@cauce/seed/books'
import type pg from 'pg'
import { ALL_CONSENTS } from '../consents.ts'
import { listNamed, read, type World } from './list-worlds.ts'
import { load, type LoadResult } from './load.ts'

const CONNECTIONS = 16
const PROJECTS = 20
const INVESTORS = 1_000
const ENOUGH_CENTS = 200_000

export async function invest(world: World, owner: pg.Client, round: number, seconds: number): Promise<LoadResult> {
  const people = await investorsOf(owner)
  const found = await read(world, listNamed('projects.list'), {
    take: 100,
    phaseId: PHASE_IDS.Investment,
    isFrontOffice: true,
  })
  const into = found.data.filter(({ phaseName }) => phaseName === 'Investment').slice(0, PROJECTS)
  const run = Date.now()
  return load(world.api.port, CONNECTIONS, seconds, (connection, count) => {
    const lot = (connection * 7919 + count * 31 + round * 101) % people.length
    const { userId, n } = people[lot]!
    const { projectId, projectPhaseId } = into[(connection * 31 + count) % into.length]!
    const order = { projectId, projectPhaseId, userId, amount: '50.00', orderType: 'invest' }
    return {
      path: '/v1/project/orders',
      method: 'POST',
      token: tokenOf('user', n),
      key: `lists-${run}-${connection}-${count}`,
      body: JSON.stringify({ ...order, ...ALL_CONSENTS }),
    }
  })
}

/** With sessions, and money through the ledger. */
async function investorsOf(owner: pg.Client): Promise<{ userId: string; n: number }[]> {
  await decideRawPostings(owner)
  const { rows } = await owner.query<{ user_id: string; n: string }>(
    `with people as (
      select u.user_id, w.wallet_id, substring(u.email from '\\d+')::integer as n, a.balance
      from sessions s join users u using (user_id) join wallets w using (user_id) join ledger_accounts a on a.account_id = w.wallet_id
      where u.role = 'user' and u.verification_status = 'Approved' and not u.disabled order by n limit $1
    ), paid_in as (
      insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, created_at)
      select uuidv7(), 'income', (select account_id from ledger_accounts where kind = 'clearing'), wallet_id, $2, now()
      from people where balance < $2
    )
    select user_id, n from people order by n`,
    [INVESTORS, ENOUGH_CENTS],
  )
  return rows.map(({ user_id, n }) => ({ userId: user_id, n: Number(n) }))
}
