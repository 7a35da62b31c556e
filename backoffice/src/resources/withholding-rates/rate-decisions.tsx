import { stateAfter, withholdingRateLifecycle } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalDecisions } from '../../ui/decision/proposal-decisions.tsx'
import { countryName } from '../../ui/names.ts'
import { useLanguage, useWords } from '../../ui/words.ts'

export type Rate = RecordOf<'withholdingRates'>

/** Whose rate it is, with the country of a treaty. */
export function useScopeWords({ scope, country }: Pick<Rate, 'scope' | 'country'>): string {
  const t = useWords()
  const language = useLanguage()
  const words = t(`withholdingRates.scope.${scope}`)
  return country === null ? words : `${words}: ${countryName(country, language)}`
}

const DONE = { approve: 'approved', refuse: 'refused' } as const

/** The steps that the state allows. */
export function RateDecisions({ rate }: { readonly rate: Rate }) {
  const t = useWords()
  const scope = useScopeWords(rate)
  const date = formatDate(rate.validFrom)
  const possible = (['approve', 'refuse'] as const).filter(
    (name) => stateAfter(withholdingRateLifecycle, name, rate.state) !== undefined,
  )
  const steps = possible.map((name) => ({
    name,
    label: t(`withholdingRates.${name}`),
    title: t(`withholdingRates.${name}Title`),
    consequence: t(`withholdingRates.${name}About`, { scope, percent: formatPercent(rate.percentage), date }),
    done: t(`withholdingRates.${DONE[name]}`),
  }))
  return (
    <ProposalDecisions
      resource="withholdingRates"
      record={rate}
      name={`${scope}, ${date}`}
      steps={steps}
      reasonLabel={t('withholdingRates.fields.reason')}
      ownWords={t('withholdingRates.ownProposal')}
    />
  )
}
