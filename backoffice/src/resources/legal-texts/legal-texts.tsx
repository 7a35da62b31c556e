import { useState } from 'react'
import { Box, Stack, Typography } from '@mui/material'
import {
  ArrayInput,
  BooleanInput,
  Create,
  DataTable,
  SelectInput as KitSelectInput,
  SimpleFormIterator,
} from 'react-admin'
import { LegalTextBody, TEXT_FIELDS, type TextField as Field } from '@cauce/contract'
import { brand } from '@cauce/contract/brand.ts'
import { ACCEPTED_DOCUMENTS, LEGAL_DOCUMENTS, type LegalDocument } from '@cauce/contract/pages.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatDays } from '@cauce/format/quantities.ts'
import { useRead } from '../../providers/call.ts'
import type { RecordOf } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { DayField } from '../../ui/fields.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { choicesOf, IN_ENGLISH, IN_SPANISH, TextInput } from '../../ui/form/inputs.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { ProposalDecisions } from '../../ui/proposal/proposal-decisions.tsx'
import { Hint, PageHeading, Section } from '../../ui/section.tsx'
import { Facts, Terms, term } from '../../ui/terms.tsx'
import { useSettings } from '../../ui/use-settings.ts'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { usePresentCompany } from '../company-details/present-company.ts'
import { LookAtText } from './look-at-text.tsx'

type Row = RecordOf<'legalTexts'>
const Col = DataTable.Col<Row>
const DOCUMENTS = choicesOf('legalTexts.document', LEGAL_DOCUMENTS)
const Name = ({ document }: Pick<Row, 'document'>) => useWords()(`legalTexts.document.${document}`)

const filters = [
  <KitSelectInput key="document" source="document" label="legalTexts.fields.document" choices={DOCUMENTS} alwaysOn />,
]

/** /admin/config/legal-texts/: the texts of law and help in versions; one administrator proposes, another publishes. */
export const LegalTextsList = () => (
  <ProposalList filters={filters} rowClick="show">
    <Col source="document" render={(row) => <Name {...row} />} />
    <Col source="validFrom" field={DayField} />
    <Col source="basis" sx={FROM.desk} disableSort />
  </ProposalList>
)

/** /admin/config/legal-texts/{id}/show: a version in both languages. */
export const LegalTextsShow = () => <ShowPage of={Version} />

function Version({ record }: { readonly record: Row }) {
  const t = useWords()
  const { title, titleEn, description, descriptionEn, sections, validFrom, basis, asksAgain } = record
  const facts = {
    state: t(`legalTexts.state.${record.state}`),
    ...{ validFrom: formatDate(validFrom), asksAgain: t(asksAgain ? 'common.yes' : 'common.no'), basis },
    proposedByName: record.proposedByName,
    ...(record.decidedByName !== null && { decidedByName: record.decidedByName }),
    ...(record.reason !== null && { reason: record.reason }),
  }
  return (
    <>
      <PageHeading title={t(`legalTexts.document.${record.document}`)}>
        <LookAtText {...record} />
        <ProposalDecisions resource="legalTexts" record={record} />
      </PageHeading>
      <Stack spacing={3}>
        <Facts noun="legalTexts" facts={facts} />
        <SideBySide spanish={[title, description]} english={[titleEn, descriptionEn]} />
        {sections.map(({ heading, headingEn, text, textEn }) => (
          <SideBySide key={heading} spanish={[heading, text]} english={[headingEn, textEn]} />
        ))}
      </Stack>
    </>
  )
}

interface SideBySideProps {
  readonly spanish: readonly [heading: string, text: string]
  readonly english: readonly [heading: string, text: string]
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  columnGap: 3,
} as const

const SideBySide = ({ spanish, english }: SideBySideProps) => (
  <Box sx={twoColumns}>
    {([['es', spanish] as const, ['en', english] as const] as const).map(([language, [heading, text]]) => (
      <Box key={language} lang={language}>
        <Typography component="h2" variant="subtitle1">
          {heading}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '62ch' }}>{text}</Typography>
      </Box>
    ))}
  </Box>
)

/** Proposes a version, beginning with the text in force. */
export function LegalTextsCreate() {
  const t = useWords()
  const [document, setDocument] = useState<LegalDocument | ''>('')
  return (
    <Create>
      <SelectField<LegalDocument | ''>
        label={t('legalTexts.fields.document')}
        value={document}
        options={LEGAL_DOCUMENTS.map((name) => [name, t(`legalTexts.document.${name}`)])}
        onChoose={setDocument}
        sx={{ minWidth: 'min(100%, 20rem)' }}
      />
      {document !== '' && <NewVersion key={document} document={document} />}
    </Create>
  )
}

function NewVersion({ document }: { readonly document: LegalDocument }) {
  const t = useWords()
  const { data, error, refetch } = useRead(
    ['legalTexts', 'published', document],
    'GET /v1/misc/published-texts/{document}',
    { params: { document } },
  )
  if (error) return <Failure error={error} onRetry={refetch} />
  if (data === undefined) return null
  const { title, titleEn, description, descriptionEn, sections } = data
  const present = { title, titleEn, description, descriptionEn, sections }
  return (
    <RecordForm
      schema={LegalTextBody}
      defaultValues={{ document, ...present, asksAgain: false, validFrom: null, basis: null }}
      saveLabel="legalTexts.propose"
    >
      <FieldGrid>
        <DayInput source="validFrom" helperText={t('legalTexts.help.validFrom')} />
        <WideField>
          <TextInput source="basis" helperText={t('legalTexts.help.basis')} />
          {ACCEPTED_DOCUMENTS.some((one) => one === document) && (
            <BooleanInput source="asksAgain" helperText={t('legalTexts.help.asksAgain')} />
          )}
        </WideField>
        <WideField>
          <KnownFields />
        </WideField>
        <WideField>
          <InBoth source="title" />
          <InBoth source="description" />
          <ArrayInput source="sections">
            <SimpleFormIterator
              fullWidth
              getItemLabel={(index) => t('legalTexts.section.number', { number: String(index + 1) })}
            >
              <InBoth source="heading" isSection />
              <InBoth source="text" isSection isLong />
            </SimpleFormIterator>
          </ArrayInput>
        </WideField>
      </FieldGrid>
    </RecordForm>
  )
}

interface InBothProps {
  readonly source: 'title' | 'description' | 'heading' | 'text'
  readonly isSection?: boolean
  readonly isLong?: boolean
}

/** Both languages are required, side by side where there is room. */
function InBoth({ source, isSection = false, isLong = false }: InBothProps) {
  const t = useWords()
  const labels = isSection && {
    spanish: t(`legalTexts.section.${source as 'text'}`),
    english: t(`legalTexts.section.${source as 'text'}En`),
  }
  const shape = isLong && { multiline: true, minRows: 4, maxRows: 24, helperText: t('legalTexts.help.text') }
  return (
    <Box sx={{ ...twoColumns, width: 1 }}>
      <TextInput
        source={source}
        slotProps={IN_SPANISH}
        isRequired
        {...shape}
        {...(labels && { label: labels.spanish })}
      />
      <TextInput
        source={`${source}En`}
        slotProps={IN_ENGLISH}
        isRequired
        {...shape}
        {...(labels && { label: labels.english })}
      />
    </Box>
  )
}

/** What can be inserted, with what it reads now. */
function KnownFields() {
  const t = useWords()
  const language = useLanguage()
  const { present } = usePresentCompany()
  const settings = useSettings()
  const valueOf = (field: Field) => {
    if (field === 'brand') return brand()
    if (field === 'reflection') return settings && formatDays(settings.reflectionDays, language)
    return present?.[field]
  }
  return (
    <Section title={t('legalTexts.insert')}>
      <Hint isSmall>{t('legalTexts.insertHelp')}</Hint>
      <Terms
        of={TEXT_FIELDS.map((field) => term(<code>{`%{${field}}`}</code>, valueOf(field) || t('legalTexts.empty')))}
      />
    </Section>
  )
}
