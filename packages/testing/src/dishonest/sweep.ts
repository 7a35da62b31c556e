import { allEndpoints, scopeOf, type Endpoint } from '@cauce/contract'
import fc from 'fast-check'
import { validInput, type KnownIds } from '../contract-arbitraries.ts'
import type { RequestInput } from '../contract-requests.ts'
import { shuffled } from '../random.ts'
import { adminHands } from './schemes.ts'
import { herEmail, one, rowsOf, send, type World } from './world.ts'

/** Reading moves nothing, and she knows every id anyway. Keys that only an institution has are not hers. */
export const OPERATIONS: readonly Endpoint[] = allEndpoints.filter(
  ({ method, permission, isRawBody }) =>
    method !== 'GET' &&
    !isRawBody &&
    ['user', 'admin'].some((kind) => scopeOf(permission, kind as 'user') !== undefined),
)

/** Where the path names a record of this noun. */
const TABLES: Readonly<Record<string, readonly [table: string, id: string]>> = {
  users: ['users', 'user_id'],
  userAssignments: ['users', 'user_id'],
  diligence: ['users', 'user_id'],
  bankAccounts: ['bank_accounts', 'bank_account_id'],
  transactions: ['transactions', 'transaction_id'],
  matching: ['bank_movements', 'movement_id'],
  payments: ['payments', 'payment_id'],
  paymentBatches: ['payment_batches', 'batch_id'],
  bankFiles: ['bank_files', 'file_id'],
  companyAccounts: ['company_accounts', 'company_account_id'],
  payees: ['payees', 'payee_id'],
  accessChanges: ['access_changes', 'access_change_id'],
  projects: ['projects', 'project_id'],
  orders: ['orders', 'order_id'],
  distributions: ['distributions', 'distribution_id'],
  imports: ['imports', 'import_id'],
  verifications: ['verifications', 'verification_id'],
  totps: ['totps', 'totp_id'],
  taxDetails: ['tax_details', 'tax_detail_id'],
}

const NOUN_OF_FIELD: Readonly<Record<string, string>> = {
  userId: 'users',
  ownerId: 'users',
  accountId: 'users',
  projectId: 'projects',
  bankAccountId: 'bankAccounts',
  movementId: 'matching',
  transactionId: 'transactions',
  companyAccountId: 'companyAccounts',
  totpId: 'totps',
}

export const sweep = (world: World): Endpoint[] => shuffled(OPERATIONS, world.random)

export async function attempt(world: World, endpoint: Endpoint): Promise<void> {
  const ids = await knownIds(world, endpoint)
  const seed = Math.floor(world.random() * 2 ** 31)
  const [input] = fc.sample(validInput(endpoint, ids), { seed, numRuns: 1 })
  const isStaffs = scopeOf(endpoint.permission, 'admin') !== undefined
  const hands = isStaffs ? await adminHands(world) : world.puppets.map(({ userId }) => userId)
  const hand = one(world, hands)
  if (hand) await send(world, hand, endpoint, asHers(world, input!))
}

const read = new WeakMap<World, { readonly day: number; readonly ids: Readonly<Record<string, readonly string[]>> }>()

/** As of the morning. */
async function knownIds(world: World, { operation }: Endpoint): Promise<KnownIds> {
  const day = Math.floor(world.app.clock.now().getTime() / 86_400_000)
  if (read.get(world)?.day !== day) {
    const lists = Object.entries(TABLES).map(
      ([noun, [table, id]]) => `'${noun}', (select array_agg(${id}) from ${table})`,
    )
    const [row] = await rowsOf<{ ids: Record<string, string[]> }>(world, `select json_build_object(${lists}) as ids`)
    read.set(world, { day, ids: row!.ids })
  }
  const { ids } = read.get(world)!
  const [noun] = operation.split('.')
  const people = [...world.puppets.map(({ userId }) => userId), ...(ids['users'] ?? [])]
  const known = (name: string) => (name === 'users' ? people : (ids[name] ?? []))
  return (field) => known(field === 'id' ? noun! : (NOUN_OF_FIELD[field] ?? ''))
}

/** Hers in place of any address or account. */
function asHers(world: World, { body, ...input }: RequestInput): RequestInput {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ...input, ...(body !== undefined && { body }) }
  const email = herEmail(world)
  const iban = one(world, world.herIbans)
  const hers = { email, repeatEmail: email, account: iban, iban, destinationBankAccount: iban, role: 'admin' }
  const changed = Object.entries(body).map(([name, value]) => [
    name,
    name in hers ? hers[name as keyof typeof hers] : value,
  ])
  return { ...input, body: Object.fromEntries(changed) as Record<string, unknown> }
}
