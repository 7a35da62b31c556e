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

/** Every combination of what a movement may be decided by. */
function* combinations(): Generator<Omit<MovementFacts, 'kind'>> {
  for (const as of ['owner', 'staff', 'platform'] as const)
    for (const isOwnMoney of [false, true])
      for (const freeze of ['none', 'disabled', 'hold', 'sanctions'] as const)
        for (const touchedBy of [EVA, ADA])
          for (const evidence of ['bank', 'document', 'none'] as const)
            for (const [isAgainst, isUnproven] of [
              [false, false],
              [true, false],
              [false, true],
            ] as const)
              for (const reason of [null, 'Lo pide el titular'])
                for (const size of [BELOW, { amount: 1_000n, sumOfDays: 0n }, { amount: 500n, sumOfDays: 500n }])
                  for (const first of [null, { hands: ADA }, { hands: BEA }])
                    yield {
                      ...{ actor: { as, hands: ADA }, isOwnMoney, freeze, touchedBy, evidence },
                      ...{ isAgainst, isUnproven, reason, first, threshold: 1_000n, ...size },
                    }
}

/** What the words of the table say of one combination; the first that applies. */
function said(row: (typeof table)[number], facts: Omit<MovementFacts, 'kind'>): string {
  const { actor, freeze, amount, sumOfDays, evidence, first, reason } = facts
  const isStaff = actor.as === 'staff'
  const isLarge = row.signatures === 'threshold' ? amount + sumOfDays >= 1_000n : amount >= 1_000n
  const isProven = evidence === 'bank' && !isLarge
  const isException = isStaff && row.kind === 'approve_withdrawal' && freeze === 'disabled'
  const needsTwo =
    isException ||
    facts.isAgainst ||
    (facts.isUnproven && row.kind === 'approve_withdrawal') ||
    row.signatures === 'two' ||
    (row.signatures === 'threshold' && isLarge) ||
    (row.signatures === 'evidence' && !isProven)
  const answers: readonly (readonly [boolean, string])[] = [
    [isStaff && facts.isOwnMoney, 'own-money'],
    [row.frozen === 'stops' && freeze !== 'none' && !isException, 'account-under-review'],
    [actor.as === 'owner', 'goes'],
    [!isStaff && row.signatures === 'evidence' && evidence !== 'bank', 'second-administrator-needed'],
    [!isStaff && row.kind === 'credit_line' && isLarge, 'second-administrator-needed'],
    [!isStaff, 'goes'],
    [row.apart === 'yes' && facts.touchedBy === ADA, 'maker-is-checker'],
    [(facts.isAgainst || isException) && reason === null, 'reason-required'],
    [!needsTwo, 'goes'],
    [first === null, 'first'],
    [first?.hands === ADA, 'maker-is-checker'],
  ]
  return answers.find(([applies]) => applies)?.[1] ?? 'goes'
}

test.each(table)('$kind is decided as the table says, in every combination', (row) => {
  const kind = MOVEMENT_KINDS.find((one) => one === row.kind)!
  expect(RULES[kind].summed.join(', ')).toBe(row.summed)
  const differing = [...combinations()].filter((facts) => {
    const decision = decideMovement({ kind, ...facts })
    return (decision.ok ? decision.value : decision.refusal.code) !== said(row, facts)
  })
  expect(differing).toEqual([])
})
