import { api } from '@cauce/contract'
import { LOAN_DEFAULT, OUTCOME, RISK_RATES } from '../texts/loans.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

/** The statement is due within four months of year end. */
const STATEMENT_DAY = '04-14'

export async function setRiskRates({ call, administrators }: World, validFrom: string): Promise<void> {
  for (const rate of RISK_RATES)
    await call(administrators[0].token, api.riskRates.create, { body: { ...rate, validFrom } })
}

export function planLoans({ agenda, call, administrators, moments }: World, projects: readonly Project[]): void {
  const { url, daysAgo, reason } = LOAN_DEFAULT
  const loan = projects.find(({ story }) => story.url === url)
  if (loan)
    agenda.add(moments.at(daysAgo, '09:40'), async () => {
      const body = { projectId: loan.projectId(), reason }
      await call(administrators[1].token, api.loanDefaults.create, { body })
    })
  const thisYear = Number(moments.today.slice(0, 4))
  const isPublished = `${thisYear}-${STATEMENT_DAY}` < moments.today
  const publishedIn = isPublished ? thisYear : thisYear - 1
  agenda.add(moments.on(`${publishedIn}-${STATEMENT_DAY}`, '10:30'), async () => {
    await call(administrators[0].token, api.outcomeStatements.create, { body: { year: publishedIn - 1, ...OUTCOME } })
  })
}
