import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MOVEMENT_KINDS } from '../../../database/schema/decisions.ts'
import { decideMovement, RULES, type MovementFacts } from './gate.domain.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../../../../handbook/decisions/money-gate.md'), 'utf8')
const table = [...page.matchAll(/^\| `(\w+)` \| (\w+) \| (\w+) \| (\w+) \| (.*?) ?\|$/gm)].map(
  ([, kind, frozen, signatures, apart, summed]) => ({ kind, frozen, signatures, apart, summed }),
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
  touchedBy: [EVA, ADA],
  evidence: ['bank', 'document', 'none'],
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

type Facts = Omit<MovementFacts, 'kind'>

const COMBINATIONS: readonly Facts[] = Object.entries(OPTIONS)
  .reduce<readonly object[]>(
    (before, [name, values]) => before.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
  .map((one) => {
    const { as, weight, size, ...others } = one as { as: Facts['actor']['as']; weight: object; size: object }
    return { ...others, ...weight, ...size, actor: { as, hands: ADA }, threshold: 1_000n } as unknown as Facts
  })

function signaturesSaid(row: (typeof table)[number], { amount, sumOfDays, evidence, ...facts }: Facts) {
  const isLarge = row.signatures === 'threshold' ? amount + sumOfDays >= 1_000n : amount >= 1_000n
  const needsTwo = {
    one: false,
    two: true,
    threshold: isLarge,
    evidence: evidence !== 'bank' || isLarge,
  }[row.signatures as 'one' | 'two' | 'threshold' | 'evidence']
  const isUnproven = facts.isUnproven && row.kind === 'approve_withdrawal'
  return { needsTwo: needsTwo || facts.isAgainst || isUnproven }
}

const lacksProof = (row: (typeof table)[number], { evidence, amount }: Facts) =>
  row.signatures === 'evidence' && (evidence !== 'bank' || (row.kind === 'credit_line' && amount >= 1_000n))

/** What two administrators let go with a reason. */
function isLetGo({ kind }: (typeof table)[number], { freeze, unreceived, reason }: Facts): boolean {
  if (kind === 'approve_withdrawal') return freeze === 'disabled' && unreceived === 0n
  return ['make_batch', 'release_batch'].includes(kind!) && freeze === 'none' && unreceived > 0n && reason !== null
}

function said(row: (typeof table)[number], facts: Facts): string {
  const { actor, freeze, first, reason } = facts
  const isStaff = actor.as === 'staff'
  const isException = isStaff && isLetGo(row, facts)
  const { needsTwo } = signaturesSaid(row, facts)
  const [isStopped, touches] = [row.frozen === 'stops' && !isException, facts.touchedBy === ADA]
  const answers: readonly (readonly [boolean, string])[] = [
    [isStaff && facts.isOwnMoney, 'own-money'],
    [isStopped && freeze !== 'none', 'account-under-review'],
    [isStopped && facts.unreceived > 0n, 'money-not-received'],
    [actor.as === 'owner', 'goes'],
    [!isStaff && lacksProof(row, facts), 'second-administrator-needed'],
    [!isStaff, 'goes'],
    [row.apart === 'yes' && touches, 'maker-is-checker'],
    [(facts.isAgainst || isException) && reason === null, 'reason-required'],
    [!needsTwo && !isException, 'goes'],
    [first === null, 'first'],
    [first?.hands === ADA, 'maker-is-checker'],
  ]
  return answers.find(([applies]) => applies)?.[1] ?? 'goes'
}

test.each(table)('$kind is decided as the table says, in every combination', (row) => {
  const kind = MOVEMENT_KINDS.find((one) => one === row.kind)!
  expect(RULES[kind].summed.join(', ')).toBe(row.summed)
  const differing = COMBINATIONS.filter((facts) => {
    const decision = decideMovement({ kind, ...facts })
    return (decision.ok ? decision.value : decision.refusal.code) !== said(row, facts)
  })
  expect(differing).toEqual([])
})
