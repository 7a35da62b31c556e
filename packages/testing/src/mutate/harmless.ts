/** A fault that the tests need not notice, and why. `before` and `after` are its lines as `npm run mutate` prints them. */
interface Harmless {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly why: string
}

export const harmless: readonly Harmless[] = [
  {
    file: 'packages/api/src/modules/payment/bank-accounts/bank-accounts.domain.ts',
    before: "if (!isPossible) return decline('state-forbids', { state: stored.state })",
    after: ';',
    why: 'Each state of a bank account leads to each other one today: the guard waits for a lifecycle that forbids something.',
  },
  {
    file: 'packages/api/src/modules/project/projects/projects.queries.ts',
    before: "inArray(users.role, ['operator', 'admin']), eq(users.disabled, false), isNull(users.deletedAt), ),",
    after: "inArray(users.role, ['operator', 'admin']), eq(users.disabled, false), ),",
    why: 'A closed account is disabled too. The condition is a second lock.',
  },
  {
    file: 'packages/api/src/modules/project/figures/figures.queries.ts',
    before: 'select sum(t.amount)::bigint as amount from ${ledgerTransfers} t',
    after: 'select max(t.amount)::bigint as amount from ${ledgerTransfers} t',
    why: 'A project is paid out once, and whole: the sum of one transfer is that transfer.',
  },
]
