import { api, type RiskCategory } from '@cauce/contract'
import type { Project } from './projects.ts'
import type { World } from './world.ts'
import type { Papers, Terms } from '../texts/project-story.ts'

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

/** Maximum loan to value, in percent; otherwise category C. */
const LIMITS = { A: 25, B: 35 } as const

/** With what comes before it, in percent. */
export const loanToValueOf = ({ financing }: Terms, { appraisal, mortgage }: Papers): number =>
  Math.round((10_000 * (financing + (mortgage?.prior ?? 0))) / appraisal.value) / 100

export function riskCategoryOf(terms: Terms, papers: Papers): RiskCategory {
  const percent = loanToValueOf(terms, papers)
  if (percent <= LIMITS.A) return 'A'
  return percent <= LIMITS.B ? 'B' : 'C'
}

const RISK_RATES = [
  {
    category: 'A',
    expectedRate: 1,
    method:
      'Préstamos que, con las cargas anteriores, no pasan del 25 % del valor de tasación de su garantía. La tasa es la que esperamos de préstamos en los que la garantía vale al menos cuatro veces lo prestado.',
    methodEn:
      'Loans that, with prior charges, are up to 25 % of the appraised value of their security. The rate is what we expect of loans whose security is worth at least four times what is lent.',
  },
  {
    category: 'B',
    expectedRate: 3,
    method:
      'Préstamos que, con las cargas anteriores, pasan del 25 % y no del 35 % del valor de tasación de su garantía. La tasa es el triple de la clase A, por la menor garantía y los plazos de obra.',
    methodEn:
      'Loans that, with prior charges, are more than 25 % and up to 35 % of the appraised value of their security. The rate is three times that of category A, for the lesser security and the time of the works.',
  },
  {
    category: 'C',
    expectedRate: 8,
    method:
      'Préstamos que, con las cargas anteriores, pasan del 35 % del valor de tasación de su garantía. La tasa es prudente: todavía hay pocos préstamos de esta clase.',
    methodEn:
      'Loans that, with prior charges, are more than 35 % of the appraised value of their security. The rate is prudent: there are few loans of this category yet.',
  },
] as const

const LOAN_DEFAULT = {
  url: 'mercado-de-san-roque',
  /** A day on which notifications are kept. */
  daysAgo: 10,
  reason:
    'El promotor no ha hecho el pago 12 y pide aplazarlo sin que el contrato lo prevea. Es una refinanciación para evitar el impago.',
} as const

const OUTCOME = {
  assumptions:
    'Las tasas esperadas se fijaron antes de conceder el primer préstamo, con el método de cada clase y sin datos propios. Suponen que el valor de las garantías no baja más de un 20 %.',
  assumptionsEn:
    'The expected rates were set before the first loan was granted, by the method of each category and without data of our own. They assume that the value of the securities does not fall by more than 20 %.',
} as const
