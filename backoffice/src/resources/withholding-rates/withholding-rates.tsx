import { WithholdingRateBody, WITHHOLDING_SCOPES } from '@cauce/contract'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { proposalColumns } from '../../ui/proposal/proposal-columns.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { ChoiceInput, TextInput } from '../../ui/form/inputs.tsx'
import { PercentInput } from '../../ui/form/number-inputs.tsx'
import { CountryInput } from '../../ui/form/reference-inputs.tsx'
import { ProposePage } from '../../ui/proposal/propose-page.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'
import { RateDecisions, useScopeWords, type Rate } from './rate-decisions.tsx'

const column = columnsOf('withholdingRates')
const list = defineList({
  resource: 'withholdingRates',
  sort: { field: 'validFrom', order: 'DESC' },
  isPlain: true,
  columns: [
    column.of('scope', ({ scope }, t) => t(`withholdingRates.scope.${scope}`), {
      isSortable: true,
      share: 2,
      cell: (rate) => <ScopeWords rate={rate} />,
    }),
    column.percent('percentage'),
    column.date('validFrom', { isSortable: true }),
    column.plain('source', { share: 3, from: 'desk' }),
    column.plain('country', { isHidden: true }),
    ...proposalColumns('withholdingRates', (rate) => <RateDecisions rate={rate} />),
  ],
})

const ScopeWords = ({ rate }: { readonly rate: Rate }) => useScopeWords(rate)

/** /admin/config/withholding-rates/: the rates of the tax on interest with their history; one administrator proposes, another approves. */
export function WithholdingRatesList() {
  const t = useWords()
  const about = <Lead>{t('withholdingRates.about')}</Lead>
  return <ListPage list={list} title={t('withholdingRates.title')} above={about} />
}

/** Proposes a rate, or a change of the one with the same scope, country and day. */
export function WithholdingRatesCreate() {
  const t = useWords()
  return (
    <ProposePage resource="withholdingRates" schema={WithholdingRateBody} defaultValues={{ scope: 'resident' }}>
      <FieldGrid>
        <ChoiceInput
          source="scope"
          isRequired
          values={WITHHOLDING_SCOPES}
          wordOf={(value) => t(`withholdingRates.scope.${value}`)}
        />
        <CountryInput source="country" helperText={t('withholdingRates.countryHelp')} />
        <PercentInput source="percentage" isRequired />
        <DayInput source="validFrom" isRequired helperText={t('withholdingRates.validFromHelp')} />
        <WideField>
          <TextInput source="source" isRequired helperText={t('withholdingRates.sourceHelp')} />
        </WideField>
      </FieldGrid>
    </ProposePage>
  )
}
