import { Refusal } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { visitor, type Actor } from './actor.ts'
import {
  accepted,
  changeable,
  expectSender,
  expectUnchanged,
  found,
  refusalOfConflict,
  refuseOnConflict,
  refuseWhenReferenced,
  requireCode,
  touchedAt,
} from './expect.ts'

const AT = new Date('2026-11-20T09:00:00.000Z')
const LATER = new Date('2026-11-20T09:00:00.001Z')
const failed = (facts: object) => Object.assign(new Error('violates a rule'), facts)
const valueOf = ({ code, path }: Refusal) => ({ code, ...(path !== undefined && { path }) })
const outcomeOf = (work: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => (error instanceof Refusal ? valueOf(error) : error))

describe('a record', () => {
  test('is returned, or refused with the given code', async () => {
    expect(found(0)).toBe(0)
    expect(await outcomeOf(() => found(undefined))).toEqual({ code: 'not-found' })
    expect(await outcomeOf(() => found(undefined, 'customer-not-accessible'))).toEqual({
      code: 'customer-not-accessible',
    })
  })

  const MANAGER: Actor = { ...visitor, kind: 'operator', userId: 'm' }
  const change = async (scope: 'own' | 'assigned', rows: readonly string[]) => {
    const asked: string[] = []
    const outcome = await outcomeOf(() =>
      changeable({ actor: MANAGER, scope }, 'users.read', async ({ ownerId, managerId }) => {
        asked.push(ownerId === 'm' ? 'own' : managerId === 'm' ? 'assigned' : 'any')
        return rows.includes(asked.at(-1)!) ? 'row' : undefined
      }),
    )
    return { outcome, asked }
  }

  test.each([
    { what: 'that may be changed is answered', scope: 'own', rows: ['own'], outcome: 'row', asked: ['own'] },
    {
      what: 'that may only be read is forbidden',
      scope: 'own',
      rows: ['assigned'],
      outcome: { code: 'forbidden' },
      asked: ['own', 'assigned'],
    },
    {
      what: 'that may not be read is not found',
      scope: 'own',
      rows: [],
      outcome: { code: 'not-found' },
      asked: ['own', 'assigned'],
    },
    {
      what: 'is looked up once when reading has the same scope',
      scope: 'assigned',
      rows: [],
      outcome: { code: 'not-found' },
      asked: ['assigned'],
    },
  ] as const)('$what', async ({ scope, rows, outcome, asked }) => {
    expect(await change(scope, rows)).toEqual({ outcome, asked })
  })

  test('is refused with the given code when reading is not permitted at all', async () => {
    const work = () =>
      changeable({ actor: MANAGER, scope: 'own' }, 'totps.delete', async () => undefined, 'customer-not-accessible')
    expect(await outcomeOf(work)).toEqual({ code: 'customer-not-accessible' })
  })
})

test('a domain decision returns its value or throws its refusal', async () => {
  expect(accepted({ ok: true, value: 3 })).toBe(3)
  expect(await outcomeOf(() => accepted({ ok: false, refusal: { code: 'email-unchanged' } }))).toEqual({
    code: 'email-unchanged',
  })
})

describe('an edit', () => {
  test.each([
    { what: 'names nobody', named: undefined, outcome: undefined },
    { what: 'names its sender', named: 'me', outcome: undefined },
    { what: 'names another person', named: 'you', outcome: { code: 'reference-unknown', path: 'userId' } },
  ])('that $what', async ({ named, outcome }) => {
    expect(await outcomeOf(() => expectSender({ actor: { ...visitor, userId: 'me' } }, named))).toEqual(outcome)
  })

  test.each([
    { what: 'no version', basedOn: undefined, outcome: undefined },
    { what: 'the stored version', basedOn: new Date(AT), outcome: undefined },
    { what: 'an older one', basedOn: AT, stored: LATER, outcome: { code: 'edit-conflict' } },
    { what: 'a later one', basedOn: LATER, outcome: { code: 'edit-conflict' } },
  ])('that is based on $what', async ({ basedOn, stored = AT, outcome }) => {
    expect(await outcomeOf(() => expectUnchanged(stored, basedOn))).toEqual(outcome)
  })

  test('gets a later time than the version before', () => {
    expect(touchedAt(AT, AT)).toEqual(LATER)
    expect(touchedAt(LATER, AT)).toEqual(new Date('2026-11-20T09:00:00.002Z'))
    expect(touchedAt(AT, new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-11-20T10:00:00Z'))
  })

  test('needs a code in a session that was opened without one', async () => {
    const work = (isCodeGiven: boolean) => outcomeOf(() => requireCode({ actor: { ...visitor, isCodeGiven } }))
    expect([await work(true), await work(false)]).toEqual([undefined, { code: 'code-required' }])
  })
})

describe('a conflict in the database', () => {
  const refusals = { users_email_key: { code: 'email-taken', path: 'email' } } as const
  const taken = failed({ code: '23505', constraint: 'users_email_key' })
  const other = failed({ code: '23505', constraint: 'wallets_pkey' })
  const broken = new Error('connection terminated')

  test('becomes a refusal if its constraint is mapped, and stays an error otherwise', async () => {
    const write = (failure: unknown) =>
      outcomeOf(() => refuseOnConflict(refusals, () => Promise.reject(failure as Error)))
    expect(await write(taken)).toEqual({ code: 'email-taken', path: 'email' })
    expect(await write(other)).toBe(other)
    expect(await write(broken)).toBe(broken)
    expect(await refuseOnConflict(refusals, async () => 'written')).toBe('written')
  })

  test('leaves a refusal unchanged', () => {
    const refusal = new Refusal({ code: 'not-found' })
    expect(refusalOfConflict(refusals, refusal)).toBe(refusal)
    expect(refusalOfConflict(refusals, broken)).toBeUndefined()
  })

  test('on deletion is refused as still referenced', async () => {
    const remove = (failure: unknown) => outcomeOf(() => refuseWhenReferenced(() => Promise.reject(failure as Error)))
    expect(await remove(failed({ code: '23503' }))).toEqual({ code: 'still-referenced' })
    expect(await remove(taken)).toBe(taken)
    expect(await refuseWhenReferenced(async () => 'removed')).toBe('removed')
  })
})
