import { withholdingRateLifecycle } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalDecisions, type ProposalPane } from '../../ui/proposal/proposal-decisions.tsx'
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

interface Props {
  readonly rate: Rate
  readonly pane?: ProposalPane
}

/** Decides on a proposed rate. */
export function RateDecisions({ rate, pane }: Props) {
  const t = useWords()
  const scope = useScopeWords(rate)
  const date = formatDate(rate.validFrom)
  const values = { scope, percent: formatPercent(rate.percentage), date }
  return (
    <ProposalDecisions
      resource="withholdingRates"
      record={rate}
      lifecycle={withholdingRateLifecycle}
      name={`${scope}, ${date}`}
      pane={pane}
      consequence={(step) => t(`withholdingRates.${step === 'approve' ? 'approveAbout' : 'refuseAbout'}`, values)}
    />
  )
}
