import { NoRows } from '../../ui/list/list-defaults.tsx'
import { DataTable, List, SelectInput, useCanAccess } from 'react-admin'
import { DayField } from '../../ui/fields.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf, OpenedIdentity } from '../../providers/records.ts'
import { useWords, useLanguage } from '../../ui/words.ts'
import { KEPT_STATES } from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { badgeOf } from '../../ui/states.tsx'
import { useState } from 'react'
import { Alert, Stack, Typography, Box, Link } from '@mui/material'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { useCall } from '../../providers/call.ts'
import { accessTo } from '../../ui/ability.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { Hint, PageHeading, Section } from '../../ui/section.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { countryName } from '../../ui/names.ts'
import { formatFileSize } from '@cauce/format/quantities.ts'
import { Terms, term } from '../../ui/terms.tsx'

const Col = DataTable.Col<RecordOf<'keptIdentities'>>

const filters = [
  <SearchFilter key="search" source="search" placeholder="keptIdentities.search" alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf('keptIdentities.state', KEPT_STATES)} alwaysOn />,
]

/** /admin/kept-identities/: closed accounts, and whose they were as long as the law wants it kept (decision data-retention). */
export function KeptIdentitiesList() {
  const t = useWords()
  return (
    <List filters={filters} sort={{ field: 'closedAt', order: 'DESC' }}>
      <DataTable empty={<NoRows words="keptIdentities.none" />} hiddenColumns={['erasedAt']}>
        <Col
          source="name"
          render={({ id, name }) => (
            <RecordLink resource="keptIdentities" id={id} name={name ?? t('keptIdentities.erasedName')} />
          )}
        />
        <Col source="kind" sx={FROM.desk} render={({ kind }) => kind && t(`users.kind.${kind}`)} />
        <Col source="state" render={({ state }) => <KeptState state={state} />} />
        <Col source="documentCount" align="right" sx={FROM.tablet} />
        <Col source="closedAt" field={DayField} sx={FROM.tablet} />
        <Col source="eraseOn" field={DayField} />
        <Col source="erasedAt" field={DayField} />
      </DataTable>
    </List>
  )
}

const KeptState = badgeOf('keptIdentities.state', { kept: 'blue', erased: 'grey' })

type Kept = RecordOf<'keptIdentities'>

/** /admin/kept-identities/{id}: what is kept of a closed account, why and until when; it is opened with a reason (decision data-retention). */
export const KeptIdentitiesShow = () => <ShowPage of={KeptPage} />

function KeptPage({ record }: { readonly record: Kept }) {
  const t = useWords()
  const [opened, setOpened] = useState<OpenedIdentity>()
  const { id, userId, name, state, documentCount, closedAt, eraseOn, erasedAt } = record
  return (
    <WithHistory filter={{ recordId: userId }}>
      <PageHeading title={name ?? t('keptIdentities.erasedName')} aside={<KeptState state={state} />}>
        <RecordLink resource="keptIdentities" type="list" name={t('keptIdentities.title')} />
        <HistoryButton />
        {state === 'kept' && <OpenButton key={id} record={record} onOpened={setOpened} />}
      </PageHeading>
      <Stack spacing={2}>
        <Figures>
          <Figure label={t('keptIdentities.fields.closedAt')} value={formatDateTime(closedAt)} />
          {eraseOn && <Figure label={t('keptIdentities.fields.eraseOn')} value={formatDate(eraseOn)} />}
          {erasedAt && <Figure label={t('keptIdentities.fields.erasedAt')} value={formatDateTime(erasedAt)} />}
          <Figure label={t('keptIdentities.fields.documentCount')} value={documentCount} />
        </Figures>
        <Alert severity="info" sx={{ maxWidth: '62ch' }}>
          {state === 'kept' && <Typography variant="body2">{t('keptIdentities.lead')}</Typography>}
          {eraseOn && (
            <Typography variant="body2">{t('keptIdentities.untilWords', { date: formatDate(eraseOn) })}</Typography>
          )}
          {erasedAt && (
            <Typography variant="body2">{t('keptIdentities.erasedWords', { date: formatDate(erasedAt) })}</Typography>
          )}
        </Alert>
        {opened && <Opened identity={opened} />}
      </Stack>
    </WithHistory>
  )
}

interface Props {
  readonly record: Kept
  readonly onOpened: (identity: OpenedIdentity) => void
}

function OpenButton({ record: { id, name }, onOpened }: Props) {
  const t = useWords()
  const call = useCall()
  const { canAccess: mayOpen } = useCanAccess(accessTo('keptIdentities.open'))
  if (!mayOpen) return null
  return (
    <ConfirmButton
      label={t('keptIdentities.open')}
      button={{ variant: 'contained' }}
      title={t('keptIdentities.openTitle', { name: name ?? '' })}
      consequence={t('keptIdentities.openAbout')}
      reason={{ label: t('keptIdentities.reason') }}
      act={(reason: string) => call('POST /v1/account/kept-identities/{id}/open', { params: { id }, body: { reason } })}
      after={onOpened}
      affects={['audit']}
    />
  )
}

/** All that is kept of a person, once it is opened. Reloading the page closes it again. */
function Opened({ identity }: { readonly identity: OpenedIdentity }) {
  const t = useWords()
  const language = useLanguage()
  const { name, surname, birthdayAt, documents, ...rest } = identity
  const facts = {
    name: `${name} ${surname}`.trim(),
    companyName: rest.companyName,
    legalRepresentativeName: rest.legalRepresentativeName,
    taxNumber: rest.taxNumber,
    identificationDocumentNumber: rest.identificationDocumentNumber,
    nationality: rest.nationality && countryName(rest.nationality, language),
    birthdayAt: formatDate(birthdayAt),
  }
  return (
    <Box component="output" sx={{ display: 'block', maxWidth: '40rem' }}>
      <Section title={t('keptIdentities.opened.title')}>
        <Terms
          of={(Object.keys(facts) as (keyof typeof facts)[]).map(
            (field) => facts[field] && term(t(`keptIdentities.opened.${field}`), facts[field]),
          )}
        />
      </Section>
      <Section title={t('keptIdentities.documents')}>
        {documents.length === 0 && <Hint>{t('keptIdentities.noDocuments')}</Hint>}
        <Terms
          of={documents.map(({ source, createdAt, file, address }) =>
            term(
              `${t(`keptIdentities.source.${source}`)}, ${formatDate(createdAt)}`,
              <>
                <Link href={address.url} target="_blank" rel="noreferrer">
                  {file.name}
                </Link>{' '}
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {formatFileSize(file.sizeBytes)}
                </Typography>
              </>,
            ),
          )}
        />
      </Section>
    </Box>
  )
}
