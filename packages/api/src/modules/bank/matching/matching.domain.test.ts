import type { MatchReason, MatchTier } from '@cauce/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CreditFacts, MatchTarget, PersonFacts } from './credit-facts.domain.ts'
import { decideMatch } from './matching.domain.ts'
import { rankPeople } from './rank-people.domain.ts'
import { limits, day, income, ana, ben, credit, referenced, incomes, fresh, expected, own } from './testing/credits.ts'

interface Row {
  readonly title: string
  readonly credit?: CreditFacts
  readonly people?: readonly PersonFacts[]
  readonly tier: MatchTier
  readonly reasons: readonly MatchReason[]
  readonly target?: MatchTarget | null
}

const known = ana({ ...own, incomes: expected })

describe('a credit with a reference', () => {
  it.each<Row>([
    {
      title: 'the amount and account of the person is matched automatically',
      tier: 'auto',
      reasons: ['reference', 'amount-exact', 'account-known'],
    },
    {
      title: 'the amount and an agreeing name from an unknown account is matched automatically',
      credit: referenced({ senderIban: null }),
      people: [ana({ incomes: expected })],
      tier: 'auto',
      reasons: ['reference', 'amount-exact', 'name-agrees'],
    },
    {
      title:
        'the amount and the name of the person in the text of the bank, which names nobody, is matched automatically',
      credit: referenced({ senderName: null, senderIban: null, text: 'ABONO SEPA FERRER SOLER ANA RF69CAU000017' }),
      people: [ana({ incomes: expected })],
      tier: 'auto',
      reasons: ['reference', 'amount-exact', 'name-agrees'],
    },
    {
      title: 'the name of the person and of another one in the text waits for an administrator',
      credit: referenced({ senderName: 'OLANO GIL', senderIban: null, text: 'OLANO GIL PARA ANA FERRER SOLER' }),
      people: [ana({ incomes: expected })],
      tier: 'high',
      reasons: ['reference', 'amount-exact', 'name-similar'],
    },
    {
      title: 'a text that was only taken for a name waits for an administrator',
      credit: referenced({ senderName: 'PISO CALLE MAYOR', senderIban: null, text: 'RF69CAU000017 PISO CALLE MAYOR' }),
      people: [ana({ incomes: expected })],
      tier: 'high',
      reasons: ['reference', 'amount-exact', 'sender-unknown'],
    },
    ...['PARA ANA FERRER SOLER', 'ABONO SEPA ORD: OLANO GIL', 'RF69CAU000017 Transferencia recibida de OLANO GIL'].map(
      (text) => ({
        title: `another sender in the field of the bank, or whom the text calls so, is held: ${text}`,
        credit: referenced({ senderName: 'OLANO GIL', senderIban: null, text }),
        people: [ana({ incomes: expected })],
        tier: 'hold' as const,
        reasons: ['reference', 'amount-exact', 'name-differs'] as const,
      }),
    ),
    {
      title: 'the account that staff wrote, and the name of which staff wrote nothing, is matched automatically',
      people: [ana({ ...own, accountWriters: ['tea'], incomes: expected })],
      tier: 'auto',
      reasons: ['reference', 'amount-exact', 'account-known'],
    },
    {
      title: 'the account that staff wrote, and another name, waits for an administrator',
      credit: referenced({ senderName: 'OLANO IBARRA BENITO' }),
      people: [ana({ ...own, accountWriters: ['tea'], incomes: expected })],
      tier: 'high',
      reasons: ['reference', 'amount-exact', 'account-known', 'written-by-staff'],
    },
    {
      title: 'the name that staff wrote, from an unknown account, waits for an administrator',
      people: [ana({ nameWriters: ['tea'], incomes: expected })],
      tier: 'high',
      reasons: ['reference', 'amount-exact', 'name-agrees', 'written-by-staff'],
    },
    {
      title: 'the account that staff wrote, unannounced, waits for an administrator',
      people: [ana({ ...own, accountWriters: ['tea'] })],
      tier: 'high',
      reasons: ['reference', 'not-announced', 'account-known', 'written-by-staff'],
      target: fresh,
    },
    {
      title: 'the amount twice pays the older announcement',
      people: [ana({ ...own, incomes: [income('late', 50_000n, { createdAt: day(9) }), income('early', 50_000n)] })],
      tier: 'auto',
      reasons: ['reference', 'amount-exact', 'account-known'],
      target: incomes('early'),
    },
    {
      title: 'the amount of an income booked with a document settles it, at any size and without approved identity',
      credit: referenced({ amount: 2_000_000n }),
      people: [ana({ ...own, isIdentityApproved: false, incomes: [income('i', 2_000_000n, { isBooked: true })] })],
      tier: 'auto',
      reasons: ['reference', 'amount-booked', 'account-known'],
    },
    {
      title: 'the amount of both a booked and an announced income needs confirmation',
      people: [
        ana({ ...own, incomes: [income('i', 50_000n), income('k', 50_000n, { isBooked: true, createdAt: day(2) })] }),
      ],
      tier: 'high',
      reasons: ['reference', 'booked-and-announced', 'account-known'],
      target: incomes('k'),
    },
    {
      title: 'the amount of an income entered by an administrator needs another administrator',
      people: [ana({ ...own, incomes: [income('i', 50_000n, { isEntered: true })] })],
      tier: 'high',
      reasons: ['reference', 'amount-exact', 'account-known', 'entered-by-administrator'],
    },
    {
      title: 'the amount of an announced and an entered income matches the announced one automatically',
      people: [ana({ ...own, incomes: [income('i', 50_000n), income('k', 7n, { isEntered: true })] })],
      tier: 'auto',
      reasons: ['reference', 'amount-exact', 'account-known'],
    },
    {
      title: 'a different amount from a booked income creates a new one',
      people: [ana({ ...own, incomes: [income('i', 40_000n, { isBooked: true })] })],
      tier: 'auto',
      reasons: ['reference', 'not-announced', 'account-known'],
      target: fresh,
    },
    {
      title: 'a similar name needs confirmation',
      credit: referenced({ senderName: 'ANA FERRER SOLER Y JUAN PUIG VIDAL' }),
      people: [ana({ incomes: expected })],
      tier: 'high',
      reasons: ['reference', 'amount-exact', 'name-similar'],
    },
    {
      title: 'neither name nor account needs confirmation',
      credit: referenced({ senderName: null, senderIban: null }),
      people: [ana({ incomes: expected })],
      tier: 'high',
      reasons: ['reference', 'amount-exact', 'sender-unknown'],
    },
    {
      title: 'an amount short by a fee needs confirmation',
      credit: referenced({ amount: 48_500n }),
      tier: 'high',
      reasons: ['reference', 'amount-differs', 'account-known'],
    },
    {
      title: 'the sum of two announcements needs confirmation',
      credit: referenced({ amount: 80_000n }),
      people: [
        ana({ ...own, incomes: [income('i', 50_000n), income('k', 30_000n, { createdAt: day(2) }), income('m', 7n)] }),
      ],
      tier: 'high',
      reasons: ['reference', 'amount-of-several', 'account-known'],
      target: incomes('i', 'k'),
    },
    {
      title: 'two possible sums of announcements proposes none of them',
      credit: referenced({ amount: 80_000n }),
      people: [ana({ ...own, incomes: [income('i', 50_000n), income('k', 30_000n), income('m', 30_000n)] })],
      tier: 'high',
      reasons: ['reference', 'amount-differs', 'account-known'],
      target: fresh,
    },
    {
      title: 'no announcement creates an income automatically if the account is known',
      credit: referenced({ amount: 300_000n }),
      people: [ana(own)],
      tier: 'auto',
      reasons: ['reference', 'not-announced', 'account-known'],
      target: fresh,
    },
    {
      title: 'no announcement needs confirmation above the limit',
      credit: referenced({ amount: 300_001n }),
      people: [ana(own)],
      tier: 'high',
      reasons: ['reference', 'not-announced', 'account-known', 'above-unannounced-maximum'],
      target: fresh,
    },
    {
      title: 'no announcement needs confirmation if only the name agrees',
      people: [ana()],
      tier: 'high',
      reasons: ['reference', 'not-announced', 'name-agrees', 'account-unknown'],
      target: fresh,
    },
    {
      title: 'an amount from the four-eyes threshold on needs two administrators',
      credit: referenced({ amount: 1_000_000n }),
      people: [ana({ ...own, incomes: [income('i', 1_000_000n)] })],
      tier: 'high',
      reasons: ['reference', 'amount-exact', 'account-known', 'four-eyes'],
    },
    {
      title: 'an amount a cent below the threshold is matched automatically',
      credit: referenced({ amount: 999_999n }),
      people: [ana({ ...own, incomes: [income('i', 999_999n)] })],
      tier: 'auto',
      reasons: ['reference', 'amount-exact', 'account-known'],
    },
    {
      title: 'a person without approved identity needs confirmation',
      people: [ana({ ...own, isIdentityApproved: false, incomes: expected })],
      tier: 'high',
      reasons: ['reference', 'amount-exact', 'account-known', 'identity-not-approved'],
    },
    {
      title: 'a company that pays for a person is held',
      credit: referenced({ senderName: 'OLANO CONSTRUCCIONES SL', senderIban: null }),
      people: [ana({ incomes: expected })],
      tier: 'hold',
      reasons: ['reference', 'amount-exact', 'name-differs'],
    },
    {
      title: 'the account of another person is held, even if the name agrees',
      people: [ana({ incomes: expected }), ben(own)],
      tier: 'hold',
      reasons: ['reference', 'amount-exact', 'account-of-another'],
    },
    {
      title: "an account shared by both people counts as the person's own",
      people: [ana({ ...own, incomes: expected }), ben(own)],
      tier: 'auto',
      reasons: ['reference', 'amount-exact', 'account-known'],
    },
    {
      title: 'a blocked person is held',
      people: [ana({ ...own, state: 'blocked', incomes: expected })],
      tier: 'hold',
      reasons: ['reference', 'amount-exact', 'account-known', 'person-blocked'],
    },
    {
      title: 'a closed account is held',
      people: [ana({ state: 'closed', name: '—' })],
      tier: 'hold',
      reasons: ['reference', 'not-announced', 'sender-unknown', 'person-closed'],
      target: fresh,
    },
    {
      title: 'references of two people is matched to neither',
      credit: referenced({ referencedWalletIds: ['wallet-ana', 'wallet-ben'] }),
      people: [ana({ ...own, incomes: expected }), ben()],
      tier: 'none',
      reasons: ['several-references'],
      target: null,
    },
    {
      title: 'the kind of a return is matched to no wallet',
      credit: referenced({ kind: 'return' }),
      tier: 'none',
      reasons: ['is-return'],
      target: null,
    },
  ])('and $title', ({ credit: facts = referenced(), people = [known], tier, reasons, target = incomes('i') }) => {
    expect(decideMatch(facts, people, limits)).toEqual({ tier, reasons, target })
  })
})

describe('a credit without a reference', () => {
  it.each<Row>([
    {
      title: 'from a known account with the amount needs confirmation',
      tier: 'high',
      reasons: ['account-known', 'amount-exact'],
    },
    {
      title: 'from a known account with the amount both booked and announced needs confirmation',
      people: [
        ana({ ...own, incomes: [income('i', 50_000n), income('k', 50_000n, { isBooked: true, createdAt: day(2) })] }),
      ],
      tier: 'high',
      reasons: ['account-known', 'booked-and-announced'],
      target: incomes('k'),
    },
    {
      title: 'from a known account with a large amount needs two administrators',
      credit: credit({ amount: 1_000_000n }),
      people: [ana({ ...own, incomes: [income('i', 1_000_000n)] })],
      tier: 'high',
      reasons: ['account-known', 'amount-exact', 'four-eyes'],
    },
    {
      title: 'from a known account with a large amount that is booked already needs no second administrator',
      credit: credit({ amount: 1_000_000n }),
      people: [ana({ ...own, incomes: [income('i', 1_000_000n, { isBooked: true })] })],
      tier: 'high',
      reasons: ['account-known', 'amount-booked'],
    },
    {
      title: 'from a known account with a large unannounced amount stays unmatched',
      credit: credit({ amount: 1_000_000n }),
      people: [ana(own)],
      tier: 'none',
      reasons: ['account-known', 'not-announced'],
      target: fresh,
    },
    {
      title: 'with an agreeing name and a large amount needs two administrators',
      credit: credit({ amount: 1_000_000n, senderIban: null }),
      people: [ana({ incomes: [income('i', 1_000_000n)] })],
      tier: 'low',
      reasons: ['amount-exact', 'name-agrees', 'four-eyes'],
    },
    {
      title: 'from a known account with another amount stays unmatched, with the person named',
      credit: credit({ amount: 1n }),
      tier: 'none',
      reasons: ['account-known', 'amount-differs'],
    },
    {
      title: 'from a known account of a blocked person is held',
      people: [ana({ ...own, state: 'blocked', incomes: expected })],
      tier: 'hold',
      reasons: ['account-known', 'amount-exact', 'person-blocked'],
    },
    {
      title: 'from an account shared by two people is matched to neither',
      people: [ana({ ...own, incomes: expected }), ben(own)],
      tier: 'none',
      reasons: ['several-owners'],
      target: null,
    },
    {
      title: 'with a similar name and the amount is a weak proposal',
      credit: credit({ senderName: 'A FERRER SOLER' }),
      people: [ana({ incomes: expected }), ben({ incomes: [income('b', 50_000n)] })],
      tier: 'low',
      reasons: ['amount-exact', 'name-similar'],
    },
    {
      title: 'with two similar names is matched to neither',
      people: [ana({ incomes: expected }), ben({ name: 'Anna Ferrer Soler', incomes: [income('b', 50_000n)] })],
      tier: 'none',
      reasons: ['several-people'],
      target: null,
    },
    {
      title: 'with a similar name and another amount stays unmatched',
      people: [ana({ incomes: [income('i', 50_001n)] })],
      tier: 'none',
      reasons: ['nothing-found'],
      target: null,
    },
    {
      title: 'with the amount and no name stays unmatched',
      credit: credit({ senderName: null }),
      people: [ana({ incomes: expected })],
      tier: 'none',
      reasons: ['nothing-found'],
      target: null,
    },
    {
      title: 'with an agreeing name of a closed account is held',
      people: [ana({ state: 'closed', incomes: [income('i', 50_000n, { isBooked: true })] })],
      tier: 'hold',
      reasons: ['amount-booked', 'name-agrees', 'person-closed'],
    },
    {
      title: 'from the bank itself is not a deposit',
      credit: credit({ kind: 'fee' }),
      people: [],
      tier: 'none',
      reasons: ['is-fee'],
      target: null,
    },
  ])('$title', ({ credit: facts = credit(), people = [known], tier, reasons, target = incomes('i') }) => {
    expect(decideMatch(facts, people, limits)).toEqual({ tier, reasons, target })
  })
})

describe('with arbitrary credits and people', () => {
  const amounts = fc.constantFrom(1n, 50_000n, 300_001n, 1_000_000n)
  const person = (id: string) =>
    fc.record({
      userId: fc.constant(id),
      walletId: fc.constant(`wallet-${id}`),
      name: fc.constantFrom('Ana Ferrer Soler', 'Anna Ferrer Soler', 'Benito Olano Ibarra', '—'),
      state: fc.constantFrom('active' as const, 'blocked' as const, 'closed' as const),
      isIdentityApproved: fc.boolean(),
      ownsSenderIban: fc.boolean(),
      accountWriters: fc.constantFrom([], ['tea']),
      nameWriters: fc.constantFrom([], ['tea']),
      incomes: fc.array(
        fc.record({
          transactionId: fc.uuid(),
          amount: amounts,
          createdAt: fc.constant(day(1)),
          isBooked: fc.boolean(),
          isEntered: fc.boolean(),
          unprovenIban: fc.constantFrom(null, 'ES01', ''),
        }),
        { maxLength: 4 },
      ),
    })
  const facts = fc.record({
    amount: amounts,
    kind: fc.constantFrom('transfer' as const, 'return' as const, 'fee' as const, 'other' as const),
    senderName: fc.constantFrom('FERRER SOLER ANA', 'OLANO SL', null),
    senderIban: fc.constantFrom('ES01', null),
    text: fc.constantFrom('', 'ANA FERRER SOLER', 'OLANO SL'),
    referencedWalletIds: fc.uniqueArray(fc.constantFrom('wallet-ana', 'wallet-ben', 'wallet-eva'), { maxLength: 2 }),
  })
  const people = fc.tuple(person('ana'), person('ben'), person('eva'))
  it('the order of the people does not affect the result', () => {
    fc.assert(
      fc.property(facts, people, (one, all) => {
        expect(decideMatch(one, all.toReversed(), limits)).toEqual(decideMatch(one, all, limits))
        expect(rankPeople(one, all.toReversed())).toEqual(rankPeople(one, all))
      }),
    )
  })
  it('an automatic match needs one reference, an active person and a plausible sender', () => {
    fc.assert(
      fc.property(facts, people, (one, all) => {
        const verdict = decideMatch(one, all, limits)
        if (verdict.tier !== 'auto') return
        const [owner, ...others] = all.filter(({ walletId }) => new Set<string>(one.referencedWalletIds).has(walletId))
        expect(others).toEqual([])
        expect(owner).toMatchObject({ userId: verdict.target!.userId, state: 'active' })
        expect(owner!.ownsSenderIban || all.every(({ ownsSenderIban }) => !ownsSenderIban)).toBe(true)
        expect(one.kind === 'return' || one.kind === 'fee').toBe(false)
        const booked = verdict.reasons.includes('amount-booked')
        expect(booked || (one.amount < limits.fourEyesThreshold && owner!.isIdentityApproved)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})
