import { newcomer } from '../given.ts'
import { pdf } from '../sample-files.ts'
import { adminHands, byEveryHand, type Scheme } from './schemes.ts'
import { call, chance, herEmail, one, rowsOf, type World } from './world.ts'

/** Schemes with accounts, roles, second factors, identities and bank accounts. */

const anybody = (world: World): string => one(world, [...world.customers, ...world.puppets, ...world.honest]).userId

const appoint: Scheme = async (world, hand) => {
  const id = chance(world, 0.7) ? one(world, world.puppets).userId : anybody(world)
  await call(world, hand, 'users.edit', { params: { id }, body: { role: one(world, ['admin', 'admin', 'operator']) } })
}

const makeAccount: Scheme = async (world, hand) => {
  const email = herEmail(world)
  const { password: _, repeatPassword: __, acceptsTerms: ___, acknowledgesPrivacy: ____, ...person } = newcomer()
  const body = { ...person, email, repeatEmail: email, role: one(world, ['admin', 'operator', 'user']) }
  await call(world, hand, 'users.create', { body })
}

const takeEmail: Scheme = async (world, hand) => {
  const email = herEmail(world)
  await call(world, hand, 'users.edit', { params: { id: anybody(world) }, body: { email } })
}

const deleteFactors: Scheme = async (world, hand) => {
  const factors = await rowsOf<{ id: string }>(world, 'select totp_id as id from totps')
  const factor = one(world, factors)
  if (factor) await call(world, hand, 'totps.remove', { params: { totpId: factor.id } })
}

/** Of everybody whose address is hers. */
const forget: Scheme = async (world, hand) => {
  const people = await rowsOf<{ email: string }>(
    world,
    "select email from users where email like '%mallory%' and not user_id = any ($1)",
    [[...world.hands]],
  )
  for (const { email } of people) await call(world, hand, 'password.forgot', { body: { email } })
}

const rewrite: Scheme = async (world, hand) => {
  const [name, surname] = one(world, [...world.bank.names.values()]).split(' ')
  const body = one(world, [{ name, surname }, { disabled: true }, { disabled: false }, { phone: '+34600999888' }])
  await call(world, hand, 'users.edit', { params: { id: anybody(world) }, body })
}

const decideAccess: Scheme = async (world) => {
  const waiting = await rowsOf<{ id: string }>(
    world,
    "select access_change_id as id from access_changes where state = 'proposed'",
  )
  for (const { id } of waiting)
    await byEveryHand(world, 'accessChanges.decide', { params: { id }, body: { state: 'active' } })
}

export const addAccount: Scheme = async (world, hand) => {
  const account = one(world, [...world.herIbans, ...world.herIbans, ...world.bank.holders.keys()])
  const { userId } = one(world, [...world.customers, ...world.customers, ...world.puppets])
  const body = { alias: 'Cuenta nueva', account, main: true, userId, state: 'valid' }
  await call(world, hand, 'bankAccounts.create', { body, files: [{ part: 'document', file: pdf() }] })
}

const changeAccount: Scheme = async (world, hand) => {
  const accounts = await rowsOf<{ id: string }>(
    world,
    'select bank_account_id as id from bank_accounts where deleted_at is null',
  )
  const body = one(world, [{ account: one(world, world.herIbans) }, { state: 'valid' }, { main: true }])
  await call(world, hand, 'bankAccounts.edit', { params: { id: one(world, accounts).id }, body })
}

const decideIdentity: Scheme = async (world) => {
  const waiting = await rowsOf<{ id: string }>(world, 'select verification_id as id from verifications')
  for (const { id } of waiting.slice(0, 3))
    await byEveryHand(world, 'verifications.decide', {
      params: { id },
      body: { decision: 'Approved', reason: 'Vista' },
    })
}

/** As one of those whom she has made or taken over. */
const useTaken: Scheme = async (world) => {
  const own = new Set([world.mallory, ...world.puppets].map(({ userId }) => userId))
  const taken = one(
    world,
    [...world.hands].filter((id) => !own.has(id)),
  )
  if (!taken) return
  const account = one(world, world.herIbans)
  const body = { alias: 'Nómina', account, main: true }
  await call(world, taken, 'bankAccounts.create', { body, files: [{ part: 'document', file: pdf() }] })
  const [valid] = await rowsOf<{ id: string }>(
    world,
    "select bank_account_id as id from bank_accounts where user_id = $1 and state = 'valid' and deleted_at is null order by account = any ($2) desc limit 1",
    [taken, world.herIbans],
  )
  if (valid)
    await call(world, taken, 'transactions.create', {
      body: { type: 'withdraw', amount: '900.00', bankAccountId: valid.id },
    })
  await call(world, taken, 'verifications.start', {})
}

const stopOthers: Scheme = async (world, hand) => {
  const id = one(world, world.honest).userId
  if ((await adminHands(world)).length > 1 || chance(world, 0.3))
    await call(world, hand, 'users.edit', { params: { id }, body: { disabled: true, reason: 'Sospecha' } })
}

export const ACCESS_SCHEMES: readonly Scheme[] = [
  ...[appoint, makeAccount, takeEmail, deleteFactors, forget, rewrite, addAccount, changeAccount, decideIdentity],
  ...[useTaken, stopOthers],
]
/** What makes something of the others. */
export const ACCESS_BASIS: readonly Scheme[] = [decideAccess]
