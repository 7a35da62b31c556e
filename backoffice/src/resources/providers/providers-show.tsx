import { Skeleton, Stack } from '@mui/material'
import { EditButton, ShowBase, useCanAccess, useShowContext } from 'react-admin'
import { PROVIDER_RECORDS } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { RecordOf } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { FailurePage, staysOnFailure } from '../../ui/failure.tsx'
import { countryName } from '../../ui/names.ts'
import { PageHeading } from '../../ui/section.tsx'
import { Facts } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { DutyRecordsOf } from '../duty-records/duty-records.tsx'
import { CriticalBadge } from './providers-list.tsx'

/** /admin/provider/{id}: the contract, its reviews and its exit plans. */
export const ProvidersShow = () => (
  <ShowBase queryOptions={staysOnFailure}>
    <ProviderPage />
  </ShowBase>
)

function ProviderPage() {
  const t = useWords()
  const { record, error, refetch } = useShowContext<RecordOf<'providers'>>()
  const { canAccess: mayEdit } = useCanAccess(accessTo('providers.edit'))
  if (error && !record) return <FailurePage title={t('providers.one')} error={error} onRetry={refetch} />
  if (!record) return <Skeleton variant="rounded" height={320} sx={{ marginBlock: 2 }} />
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
