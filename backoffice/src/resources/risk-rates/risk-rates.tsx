import { useNotify, useRedirect } from 'react-admin'
import { RISK_CATEGORIES, RiskRateBody } from '@cauce/contract'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { CreatePage } from '../../ui/form/create-page.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { ChoiceInput } from '../../ui/form/inputs.tsx'
import { PercentInput } from '../../ui/form/number-inputs.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'

const column = columnsOf('riskRates')
const filter = filtersOf('riskRates')

const list = defineList({
  resource: 'riskRates',
  sort: { field: 'validFrom', order: 'DESC' },
  isPlain: true,
  filters: [filter.choice('category', RISK_CATEGORIES, (t, value) => t(`riskRates.category.${value}`))],
  columns: [
    column.of('category', ({ category }, t) => t(`riskRates.category.${category}`), { isSortable: true, share: 2 }),
    column.percent('expectedRate'),
    column.date('validFrom', { isSortable: true }),
    column.content('method', { share: 4, from: 'tablet' }),
    column.moment('createdAt', { isHidden: true, isSortable: true }),
  ],
})

/** /admin/config/risk-rates/: the expected default rate of each risk category, with those that were. */
export function RiskRatesList() {
  const t = useWords()
  return <ListPage list={list} title={t('riskRates.title')} above={<Lead>{t('riskRates.about')}</Lead>} />
}

/** Sets an expected rate from a day on. */
export function RiskRatesCreate() {
  const t = useWords()
  const notify = useNotify()
  const redirect = useRedirect()
  const toList = () => redirect('list', 'riskRates')
  return (
    <>
      <PageHeading title={t('riskRates.createTitle')} />
      <CreatePage
        schema={RiskRateBody}
        onCancel={toList}
        onCreated={() => {
          notify(t('riskRates.created'), { type: 'success' })
          toList()
        }}
      >
        <FieldGrid>
          <ChoiceInput
            source="category"
            isRequired
            values={RISK_CATEGORIES}
            wordOf={(value) => t(`riskRates.category.${value}`)}
          />
          <PercentInput source="expectedRate" isRequired />
          <DayInput source="validFrom" isRequired helperText={t('riskRates.validFromHelp')} />
          <WideField>
            <BothLanguagesInput source="method" isRequired lines={4} helperText={t('riskRates.methodHelp')} />
          </WideField>
        </FieldGrid>
      </CreatePage>
    </>
  )
}
