import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MOVEMENT_KINDS } from '../../../database/schema/decisions.ts'
import {
  BY_STAFF,
  decideMovement,
  RULES,
  standingOfThirdParty,
  type Freeze,
  type MovementFacts,
} from './gate.domain.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../../../../handbook/decisions/money-gate.md'), 'utf8')
const table = [...page.matchAll(/^\| `(\w+)` \| (\w+) \| (\w+) \| (\w+) \| (\w+) \| (\w+) \| (.*?) ?\|$/gm)].map(
  ([, kind, frozen, closing, related, signatures, apart, summed]) => ({
    ...{ kind, frozen, closing, related, signatures, apart, summed },
  }),
)

test('the table of the decision has every movement', () => {
  expect(table.map(({ kind }) => kind)).toEqual(MOVEMENT_KINDS)
})

const [ADA, BEA, EVA] = ['ada', 'bea', 'eva'].map((name) => new Set([name])) as [Set<string>, Set<string>, Set<string>]
const BELOW = { amount: 999n, sumOfDays: 0n }

const OPTIONS = {
  as: ['owner', 'staff', 'platform'],
  isOwnMoney: [false, true],
  freeze: ['none', 'disabled', 'hold', 'sanctions'],
  isClosing: [false, true],
  related: ['none', 'promoter', 'insider'],
  touchedBy: [EVA, ADA],
  evidence: ['bank', 'document'],
  weight: [
    { isAgainst: false, isUnproven: false },
    { isAgainst: true, isUnproven: false },
    { isAgainst: false, isUnproven: true },
  ],
  unreceived: [0n, 1n],
  reason: [null, 'Lo pide el titular'],
  size: [BELOW, { amount: 1_000n, sumOfDays: 0n }, { amount: 500n, sumOfDays: 500n }],
  first: [null, { hands: ADA }, { hands: BEA }],
} as const

type Row = (typeof table)[number]
type Facts = Omit<MovementFacts, 'kind'>

const COMBINATIONS: readonly Facts[] = Object.entries(OPTIONS)
  .reduce<readonly object[]>(
    (before, [name, values]) => before.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
  .map((one) => {
    const { as, weight, size, ...others } = one as { as: Facts['actor']['as'] } & Record<string, object>
    return {
      ...others,
      ...weight,
      ...size,
      actor: { as, hands: ADA },
      threshold: 1_000n,
    } as unknown as Facts
  })

function needsTwo(row: Row, { amount, sumOfDays, evidence, ...facts }: Facts): boolean {
  if (facts.isAgainst || (facts.isUnproven && row.kind === 'approve_withdrawal')) return true
  if (row.signatures === 'threshold') return amount + sumOfDays >= 1_000n
  if (row.signatures === 'evidence') return evidence !== 'bank' || amount >= 1_000n
  return row.signatures === 'two'
}

const lacksProof = (row: Row, { evidence, amount }: Facts) =>
  row.signatures === 'evidence' && (evidence !== 'bank' || (row.kind === 'credit_line' && amount >= 1_000n))

/** What two administrators let go with a reason. */
function isLetGo({ kind }: Row, { freeze, unreceived, reason }: Facts): boolean {
  if (kind === 'approve_withdrawal') return freeze === 'disabled' && unreceived === 0n
  return ['make_batch', 'release_batch'].includes(kind!) && freeze === 'none' && unreceived > 0n && reason !== null
}

function stopSaid(row: Row, { freeze, unreceived, isClosing, related }: Facts, isException: boolean) {
  if (row.closing === 'stops' && isClosing) return 'account-closing'
  if (row.related === 'stops' && related !== 'none')
    return related === 'insider' ? 'promoter-is-insider' : 'promoter-invests'
  if (row.frozen !== 'stops' || isException) return null
  if (freeze !== 'none') return 'account-under-review'
  return unreceived > 0n ? 'money-not-received' : null
}

function said(row: Row, facts: Facts): string {
  const { actor } = facts
  const isStaff = actor.as === 'staff'
  if (isStaff && facts.isOwnMoney) return 'own-money'
  const isException = isStaff && isLetGo(row, facts)
  const stop = stopSaid(row, facts, isException)
  if (stop !== null) return stop
  if (!isStaff) return actor.as === 'platform' && lacksProof(row, facts) ? 'second-administrator-needed' : 'goes'
  return saidToStaff(row, facts, isException)
}

function saidToStaff(row: Row, facts: Facts, isException: boolean): string {
  const { first, reason } = facts
  if (row.apart === 'yes' && facts.touchedBy === ADA) return 'maker-is-checker'
  if ((facts.isAgainst || isException) && reason === null) return 'reason-required'
  if (!isException && !needsTwo(row, facts)) return 'goes'
  if (first === null) return 'first'
  return first.hands === ADA ? 'maker-is-checker' : 'goes'
}

test.each(table)('$kind is decided as the table says, in every combination', (row) => {
  const kind = MOVEMENT_KINDS.find((one) => one === row.kind)!
  expect(RULES[kind].summed.join(', ')).toBe(row.summed)
  const differing = COMBINATIONS.filter((facts) => {
    const decision = decideMovement(Object.assign(facts, { kind }))
    return (decision.ok ? decision.value : decision.refusal.code) !== said(row, facts)
  })
  expect(differing).toEqual([])
})

const WITHDRAWAL = {
  ...{ ...BY_STAFF, isOwnMoney: false, amount: 1n, first: null, threshold: 1_000n, reason: 'Lo pide el titular' },
  actor: { as: 'staff', hands: ADA },
} as const

test.each<{ freeze: Freeze; own: string | undefined; thirdParty: string | undefined }>([
  { freeze: 'none', own: undefined, thirdParty: undefined },
  { freeze: 'guardianship', own: 'guardian-consent-missing', thirdParty: undefined },
  { freeze: 'estate', own: 'holder-deceased', thirdParty: undefined },
  { freeze: 'hold', own: 'account-under-review', thirdParty: 'account-under-review' },
  { freeze: 'sanctions', own: 'account-under-review', thirdParty: 'account-under-review' },
])('of a person with freeze $freeze: a withdrawal $own, a payment to a third party $thirdParty', (of) => {
  const codeOf = (facts: Pick<MovementFacts, 'kind' | 'freeze'>) => {
    const decision = decideMovement({ ...WITHDRAWAL, ...facts })
    return decision.ok ? undefined : decision.refusal.code
  }
  expect(codeOf({ kind: 'approve_withdrawal', freeze: of.freeze })).toBe(of.own)
  const standing = standingOfThirdParty({ freeze: of.freeze, isClosing: false })
  expect(codeOf({ kind: 'approve_third_party', ...standing })).toBe(of.thirdParty)
})

test('a garnishment that is not covered stops a withdrawal, also one of a disabled person', () => {
  for (const freeze of ['none', 'disabled'] as const) {
    const decision = decideMovement({ ...WITHDRAWAL, kind: 'approve_withdrawal', freeze, garnished: 1n })
    expect(decision.ok).toBe(false)
  }
})
