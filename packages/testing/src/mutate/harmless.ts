/** A fault that the tests need not notice, and why. `before` and `after` are its lines as `npm run mutate` prints them. */
interface Harmless {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly why: string
}

export const harmless: readonly Harmless[] = [
  {
    file: 'packages/api/src/modules/project/projects/projects.queries.ts',
    before:
      'const rows = await executor .select({ id: orders.orderId }) .from(orders) .where(eq(orders.projectId, projectId)) .limit(1)',
    after:
      'const rows = await executor .select({ id: orders.orderId }) .from(orders) .where(eq(orders.projectId, projectId))',
    why: 'The question is whether there is any. The limit spares reading the others.',
  },
  {
    file: 'packages/api/src/modules/project/projects/projects.queries.ts',
    before: '.limit(1)',
    after: '.limit(2)',
    why: 'The question is whether there is any. The limit spares reading the others.',
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
  {
    file: 'packages/contract/src/cents.ts',
    before: 'export const smallerOf = (one: Cents, other: Cents): Cents => (one < other ? one : other)',
    after: 'export const smallerOf = (one: Cents, other: Cents): Cents => (one <= other ? one : other)',
    why: 'Of two equal amounts either is the smaller.',
  },
  {
    file: 'packages/contract/src/cents.ts',
    before: 'export const largerOf = (one: Cents, other: Cents): Cents => (one > other ? one : other)',
    after: 'export const largerOf = (one: Cents, other: Cents): Cents => (one >= other ? one : other)',
    why: 'Of two equal amounts either is the larger.',
  },
  {
    file: 'packages/contract/src/fields.ts',
    before: "export const CountryCode = z .string() .regex(/^[A-Z]{2}$/, 'country-unknown')",
    after: 'export const CountryCode = z .string()',
    why: 'The list of countries refuses the same. The pattern is for the reader of the reference.',
  },
  {
    file: 'packages/api/src/modules/payment/bank-accounts/bank-accounts.domain.ts',
    before: "{ state: initial, account: '', main: false, errorMessage: null },",
    after: "{ state: initial, account: '', main: true, errorMessage: null },",
    why: 'Only a change of `main` is compared with it, and what is decided of a new account has none.',
  },
  {
    file: 'packages/api/src/modules/project/distributions/distributions.service.ts',
    before: 'if (project.amountInvested === 0n || (await countDistributions(tx, project.projectId)) > 0) return',
    after: 'if (project.amountInvested === 1n || (await countDistributions(tx, project.projectId)) > 0) return',
    why: 'Only the last euro finances a project, so none that is settled has so little. The condition is a second lock.',
  },
  {
    file: 'packages/api/src/modules/project/distributions/distributions.service.ts',
    before: 'if (project.amountInvested === 0n || (await countDistributions(tx, project.projectId)) > 0) return',
    after: 'if (project.amountInvested === (-1n) || (await countDistributions(tx, project.projectId)) > 0) return',
    why: 'Only the last euro finances a project, so none that is settled has so little. The condition is a second lock.',
  },
  {
    file: 'packages/api/src/jobs/queue-job.queries.ts',
    before: 'if (payloads.length === 0) return',
    after: ';',
    why: 'Without payloads the statement queues nothing. The line spares it.',
  },
  {
    file: 'packages/api/src/modules/support/tickets/tickets.queries.ts',
    before: 'executor .select() .from(ticketStateChanges) .where(inArray(ticketStateChanges.ticketId, [...ticketIds]))',
    after: 'executor .select() .from(ticketStateChanges)',
    why: 'Each ticket picks its own changes afterwards. The condition spares reading those of others.',
  },
  {
    file: 'packages/contract/src/account/verifications.ts',
    before: "['decision', 'status'],",
    after: "['decision'],",
    why: 'The rule asks only whether one of the two is there, and a wrong one is there.',
  },
  {
    file: 'packages/contract/src/account/verifications.ts',
    before: "['decision', 'status'],",
    after: "['status'],",
    why: 'The rule asks only whether one of the two is there, and a wrong one is there.',
  },
  {
    file: 'packages/server/src/database/process-identity.ts',
    before: "if (process.platform === 'win32') return 'running'",
    after: "if (process.platform !== 'win32') return 'running'",
    why: 'Linux, on which the tests run, is answered one line before.',
  },
]
