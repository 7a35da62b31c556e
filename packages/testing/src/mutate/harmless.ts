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
  {
    file: 'packages/api/src/access/access-grid.ts',
    before: 'const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)',
    after: 'const compare = (one: string, other: string) => (one < other ? -2 : one > other ? 1 : 0)',
    why: 'Sorting looks at the sign only.',
  },
  {
    file: 'packages/api/src/access/access-grid.ts',
    before: 'const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)',
    after: 'const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 2 : 0)',
    why: 'Sorting looks at the sign only.',
  },
  {
    file: 'packages/api/src/flows/invest/invest.queries.ts',
    before:
      'from cauce_lock_accounts(array(select wallet_id from ${wallets} where user_id = any (${uuidArray(userIds)}))) as locked',
    after: 'from cauce_lock_accounts(array(select wallet_id from ${wallets} )) as locked',
    why: 'Orders would wait for each other longer. Who may spend what stays the same, because each order is looked up by its person.',
  },
]
