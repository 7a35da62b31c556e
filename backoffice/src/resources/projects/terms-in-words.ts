import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { formatMonths } from '@cauce/format/quantities.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { ProjectRecord } from '../../providers/records.ts'

type Terms = Pick<
  ProjectRecord,
  'projectDuration' | 'minimumInvestment' | 'dateStart' | 'dateEnd' | 'managerFee' | 'cancellationFee'
>

export const proposedInWords = (terms: Terms, language: Language) => ({
  duration: formatMonths(terms.projectDuration, language),
  minimum: formatMoney(terms.minimumInvestment, { places: 'auto' }),
  from: formatDate(terms.dateStart),
  to: formatDate(terms.dateEnd),
  fee: formatPercent(terms.managerFee),
  penalty: formatPercent(terms.cancellationFee),
})

export const termsInWords = (project: ProjectRecord, language: Language) => ({
  ...proposedInWords(project, language),
  amount: formatMoney(project.financingAmount, { places: 'auto' }),
  profitability: formatPercent(project.targetProfitability),
})
