import { DataTable, List, NullableBooleanInput, BooleanInput, EditButton, useCanAccess } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { CountryField, DayField, MomentField, YesNoField } from '../../ui/fields.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { NoRows } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { StateBadge } from '../../ui/states.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { ProviderForm, PROVIDER_RECORDS } from '@cauce/contract'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { CreateForm, EditForm } from '../../ui/form/record-form.tsx'
import { CountryInput } from '../../ui/form/reference-inputs.tsx'
import { Stack } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { accessTo } from '../../ui/ability.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { countryName } from '../../ui/names.ts'
import { PageHeading } from '../../ui/section.tsx'
import { Facts } from '../../ui/terms.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { DutyRecordsOf } from '../duty-records/duty-records.tsx'

type Provider = RecordOf<'providers'>

const Col = DataTable.Col<Provider>

const filters = [<NullableBooleanInput key="isCritical" source="isCritical" alwaysOn />]

function CriticalBadge({ isCritical }: Pick<Provider, 'isCritical'>) {
  const t = useWords()
  return isCritical && <StateBadge tone="blue" label={t('providers.critical')} />
}

/** /admin/provider/: the register of ICT providers (handbook rule 26.15). */
export const ProvidersList = () => (
  <List
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    actions={<ListActions createLabel="providers.createTitle" />}
  >
    <DataTable
      empty={<NoRows words="providers.none" />}
      hiddenColumns={['lei', 'taxNumber', 'dataLocation', 'startsOn', 'noticeDays', 'reviewedOn', 'updatedAt']}
    >
      <Col source="name" render={({ id, name }) => <RecordLink resource="providers" id={id} name={name} />} />
      <Col source="service" sx={FROM.tablet} />
      <Col source="functionSupported" sx={FROM.desk} />
      <Col source="isCritical" field={YesNoField} sx={FROM.tablet} />
      <Col source="country" field={CountryField} sx={FROM.desk} />
      <Col source="endsOn" field={DayField} sx={FROM.tablet} />
      <Col source="exitPlannedOn" field={DayField} disableSort sx={FROM.tablet} />
      <Col source="reviewDueOn" field={DayField} disableSort />
      <Col source="lei" />
      <Col source="taxNumber" />
      <Col source="dataLocation" />
      <Col source="startsOn" field={DayField} />
      <Col source="noticeDays" />
      <Col source="reviewedOn" field={DayField} disableSort />
      <Col source="updatedAt" field={MomentField} />
    </DataTable>
  </List>
)

/** /admin/provider/new: enters a provider. */
export const ProvidersCreate = () => (
  <CreateForm
    redirect="show"
    schema={ProviderForm}
    saveLabel="providers.createTitle"
    defaultValues={{ country: 'ES', isCritical: false }}
  >
    <ProviderInputs />
  </CreateForm>
)

/** /admin/provider/edit/{id} */
export const ProvidersEdit = () => (
  <EditForm schema={ProviderForm} titleOf={({ name }: RecordOf<'providers'>) => name}>
    <ProviderInputs />
  </EditForm>
)

function ProviderInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <TextInput source="name" />
      <CountryInput source="country" />
      <TextInput source="lei" helperText={t('providers.identifierHelp')} />
      <TextInput source="taxNumber" isRequired={false} />
      <TextInput source="service" />
      <TextInput source="functionSupported" />
      <WideField>
        <BooleanInput source="isCritical" />
        <TextInput source="dataLocation" />
      </WideField>
      <DayInput source="startsOn" />
      <DayInput source="endsOn" />
      <WholeNumberInput source="noticeDays" />
    </FieldGrid>
  )
}

/** /admin/provider/{id}: the contract, its reviews and its exit plans. */
export const ProvidersShow = () => <ShowPage of={ProviderPage} />

function ProviderPage({ record }: { readonly record: RecordOf<'providers'> }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('providers.edit'))
  const { id, name, isCritical } = record
  return (
    <WithHistory filter={{ recordId: id }}>
      <PageHeading title={name} aside={<CriticalBadge isCritical={isCritical} />}>
        <HistoryButton />
        {mayEdit && <EditButton />}
      </PageHeading>
      <Stack spacing={3}>
        <ProviderFacts provider={record} />
        <DutyRecordsOf
          parent={{ providerId: id }}
          kinds={PROVIDER_RECORDS}
          title={t('providers.records')}
          addLabel={t('providers.record')}
          none={t('providers.noRecords')}
        />
      </Stack>
    </WithHistory>
  )
}

const dayOrNone = (day: string | null) => day && formatDate(day)

function ProviderFacts({ provider }: { readonly provider: RecordOf<'providers'> }) {
  const language = useLanguage()
  const { lei, taxNumber, country, service, functionSupported, dataLocation, startsOn, endsOn } = provider
  const { noticeDays, exitPlannedOn, reviewedOn, reviewDueOn } = provider
  return (
    <Facts
      noun="providers"
      facts={{
        lei,
        taxNumber,
        country: countryName(country, language),
        service,
        functionSupported,
        dataLocation,
        startsOn: formatDate(startsOn),
        endsOn: dayOrNone(endsOn),
        noticeDays: noticeDays === null ? null : formatCount(noticeDays),
        exitPlannedOn: dayOrNone(exitPlannedOn),
        reviewedOn: dayOrNone(reviewedOn),
        reviewDueOn: dayOrNone(reviewDueOn),
      }}
    />
  )
}
