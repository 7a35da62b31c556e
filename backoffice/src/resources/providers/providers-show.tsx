import { Stack } from '@mui/material'
import { EditButton, useCanAccess } from 'react-admin'
import { PROVIDER_RECORDS } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { RecordOf } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { countryName } from '../../ui/names.ts'
import { PageHeading } from '../../ui/section.tsx'
import { Facts } from '../../ui/terms.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { DutyRecordsOf } from '../duty-records/duty-records.tsx'
import { CriticalBadge } from './providers-list.tsx'

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
