import { writeFileSync } from 'node:fs'
import path from 'node:path'
import * as contract from '@cauce/contract'

type AnyLifecycle = contract.Lifecycle<string, string>

/** The chapter that holds the rules of each lifecycle, in the order in which the document draws them. */
const chapters: Readonly<Record<string, string>> = {
  project: '06-projects-and-phases.md',
  order: '07-investing.md',
  reservation: '25-preinvesting.md',
  distribution: '08-returns-and-refunds.md',
  transaction: '05-wallet-and-bank-accounts.md',
  bankAccount: '05-wallet-and-bank-accounts.md',
  bankFile: '05-wallet-and-bank-accounts.md',
  bankMovement: '05-wallet-and-bank-accounts.md',
  companyAccount: '05-wallet-and-bank-accounts.md',
  taxDetail: '08-returns-and-refunds.md',
  classification: '20-who-invests.md',
  accountHold: '27-money-laundering.md',
  examination: '27-money-laundering.md',
  examinationAccess: '27-money-laundering.md',
  withholdingRate: '08-returns-and-refunds.md',
  withholdingAgent: '08-returns-and-refunds.md',
  declarer: '08-returns-and-refunds.md',
  irregularity: '24-suspended-offers.md',
  loanDefault: '21-defaults-and-results.md',
  payment: '05-wallet-and-bank-accounts.md',
  paymentBatch: '05-wallet-and-bank-accounts.md',
  verification: '03-identity-verification.md',
  ticket: '09-tickets.md',
  complaint: '22-complaints.md',
  conflict: '26-conduct-of-the-platform.md',
  task: '01-people-and-roles.md',
  import: '14-back-office.md',
  closing: '01-people-and-roles.md',
  dataExport: '01-people-and-roles.md',
}

export const lifecyclesFile = path.join(import.meta.dirname, 'lifecycles.md')

/** Every lifecycle that the contract exports, by name. */
export function lifecyclesByName(): Map<string, AnyLifecycle> {
  const found = (Object.values(contract) as unknown[]).filter(
    (value): value is AnyLifecycle => typeof value === 'object' && value !== null && 'transitions' in value,
  )
  return new Map(found.map((lifecycle) => [lifecycle.name, lifecycle]))
}

/** The document with a state diagram of each lifecycle. Throws if the contract has no lifecycle of a name. */
export function lifecyclesDocument(): string {
  const lifecycles = lifecyclesByName()
  const sections = Object.entries(chapters).map(([name, chapter]) => sectionOf(lifecycles.get(name)!, chapter))
  const head = `# Lifecycles

\`npm run generate\` draws these diagrams from the lifecycle tables in \`packages/contract\`. An arrow is an action.
One with * is the system's own: no person may take it. Every other action needs the permission in the table beneath.
`
  return [head, ...sections].join('\n')
}

function sectionOf({ name, initial, transitions }: AnyLifecycle, chapter: string): string {
  const arrows = Object.entries(transitions).flatMap(([action, { from, to, permission }]) =>
    from.map((state) => `  ${state} --> ${to} : ${action}${permission === null ? ' *' : ''}`),
  )
  const actions = Map.groupBy(Object.entries(transitions), ([, { permission }]) => permission)
  const rows = [...actions].flatMap(([permission, of]) =>
    permission === null ? [] : [`| \`${permission}\` | ${of.map(([action]) => action).join(', ')} |`],
  )
  return `## ${name}: [${chapter}](behaviour/${chapter})

\`\`\`mermaid
stateDiagram-v2
${[...initial.map((state) => `  [*] --> ${state}`), ...arrows].join('\n')}
\`\`\`

| Permission | Actions |
| --- | --- |
${rows.join('\n')}
`
}

if (import.meta.main) writeFileSync(lifecyclesFile, lifecyclesDocument())
