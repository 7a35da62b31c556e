import type { RiskCategory } from '@cauce/contract'
import type { Papers, Terms } from './project-story.ts'

/** Maximum loan to value, in percent; otherwise category C. */
const LIMITS = { A: 25, B: 35 } as const

export function riskCategoryOf({ financing }: Terms, { appraisal }: Papers): RiskCategory {
  const percent = (100 * financing) / appraisal.value
  if (percent <= LIMITS.A) return 'A'
  return percent <= LIMITS.B ? 'B' : 'C'
}

export const RISK_RATES = [
  {
    category: 'A',
    expectedRate: 1,
    method:
      'Préstamos de hasta el 25 % del valor de tasación de su garantía. La tasa es la que esperamos de préstamos en los que la garantía vale al menos cuatro veces lo prestado.',
    methodEn:
      'Loans of up to 25% of the appraised value of their security. The rate is what we expect of loans whose security is worth at least four times what is lent.',
  },
  {
    category: 'B',
    expectedRate: 3,
    method:
      'Préstamos de más del 25 % y hasta el 35 % del valor de tasación de su garantía. La tasa es el triple de la clase A, por la menor garantía y los plazos de obra.',
    methodEn:
      'Loans of more than 25% and up to 35% of the appraised value of their security. The rate is three times that of category A, for the lesser security and the time of the works.',
  },
  {
    category: 'C',
    expectedRate: 8,
    method:
      'Préstamos de más del 35 % del valor de tasación de su garantía. La tasa es prudente: todavía hay pocos préstamos de esta clase.',
    methodEn:
      'Loans of more than 35% of the appraised value of their security. The rate is prudent: there are few loans of this category yet.',
  },
] as const

export const LOAN_DEFAULT = {
  url: 'mercado-de-san-roque',
  daysAgo: 8,
  reason:
    'El promotor no ha hecho el pago 12 y pide aplazarlo sin que el contrato lo prevea. Es una refinanciación para evitar el impago.',
} as const

export const OUTCOME = {
  assumptions:
    'Las tasas esperadas se fijaron antes de conceder el primer préstamo, con el método de cada clase y sin datos propios. Suponen que el valor de las garantías no baja más de un 20 %.',
  assumptionsEn:
    'The expected rates were set before the first loan was granted, by the method of each category and without data of our own. They assume that the value of the securities does not fall by more than 20%.',
} as const
