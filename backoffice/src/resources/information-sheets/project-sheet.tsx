import { Alert, Box, Skeleton, Typography, Button } from '@mui/material'
import { Edit, useGetOne, useCanAccess } from 'react-admin'
import { SheetDraftPatch, type SheetGap } from '@cauce/contract'
import { contentLanguageOf } from '@cauce/contract/languages.ts'
import type { ProjectRecord, SheetDraftRecord, InformationSheetRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { useOpenFile } from '../../ui/document-link.tsx'
import { Failure, staysOnFailure } from '../../ui/failure.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { Lead, Section } from '../../ui/section.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords, useLanguage } from '../../ui/words.ts'
import { PublishSheet } from './publish-sheet.tsx'
import { SheetInputs } from './sheet-inputs.tsx'
import { SheetPreviewButton } from './sheet-preview.tsx'
import type { Translate } from '@cauce/i18n/office.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { formatMonths } from '@cauce/format/quantities.ts'
import { Terms } from '../../ui/terms.tsx'
import { NO_TEXT } from '../../ui/names.ts'
import type { Language } from '@cauce/i18n/language.ts'
import { Content } from '../../ui/content.tsx'
import { StateBadge } from '../../ui/states.tsx'

/** The key investment information sheet of a loan: what is missing, the draft, and its versions (handbook rules 23.1 to 23.11). */
export function ProjectSheet({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('projects.editContent', project))
  const { canAccess: mayPublish } = useCanAccess(accessTo('informationSheets.publish'))
  const { data: draft, error, refetch } = useGetOne<SheetDraftRecord>('sheetDrafts', { id: project.id })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!draft) return <Skeleton variant="rounded" height={320} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Section
        title={t('sheetDrafts.one')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SheetPreviewButton project={project} />
            {mayPublish && <PublishSheet project={project} draft={draft} />}
          </Box>
        }
      >
        <Lead>{t('sheetDrafts.lead')}</Lead>
        <Standing draft={draft} />
      </Section>
      <SheetVersions project={project} />
      <DerivedFacts project={project} identifier={draft.identifier} />
      {mayEdit ? (
        <Edit resource="sheetDrafts" id={draft.id} queryOptions={{ ...staysOnFailure, initialData: draft }}>
          <RecordForm schema={SheetDraftPatch} cancelTo={false}>
            <SheetInputs target={project.financingAmount} />
          </RecordForm>
        </Edit>
      ) : (
        <Alert severity="info">{t('sheetDrafts.readOnly')}</Alert>
      )}
    </Box>
  )
}

function Standing({ draft }: { readonly draft: SheetDraftRecord }) {
  const t = useWords()
  const { publishedVersion: version, isChanged, gaps } = draft
  const sentences = gapSentences(gaps, t)
  return (
    <>
      <Typography>
        {version === null
          ? t('sheetDrafts.state.unpublished')
          : t(isChanged ? 'sheetDrafts.state.changed' : 'sheetDrafts.state.current', { version })}
      </Typography>
      <Alert severity={sentences.length === 0 ? 'success' : 'warning'} sx={{ marginBlockStart: 1 }}>
        {sentences.length === 0 && t('sheetDrafts.whole')}
        {sentences.map((sentence) => (
          <Typography key={sentence} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {sentence}
          </Typography>
        ))}
      </Alert>
    </>
  )
}

function gapSentences(gaps: readonly SheetGap[], t: Translate): string[] {
  const missing = gaps.filter(({ problem }) => problem === 'missing')
  const fieldsIn = (language: SheetGap['language']) =>
    missing.filter((gap) => gap.language === language).map(({ field }) => t(`sheetDrafts.fields.${field}`))
  const sentence = (kind: 'es' | 'en' | 'none') => {
    const fields = fieldsIn(kind === 'none' ? null : kind)
    return fields.length === 0 ? [] : [t(`sheetDrafts.gaps.${kind}`, { fields: fields.join(', ') })]
  }
  return [
    ...(['es', 'none', 'en'] as const).flatMap(sentence),
    ...(gaps.some(({ problem }) => problem === 'sum') ? [t('sheetDrafts.gaps.sum')] : []),
  ]
}

interface Props {
  readonly project: ProjectRecord
  readonly identifier: string | null
}

function DerivedFacts({ project, identifier }: Props) {
  const t = useWords()
  const language = useLanguage()
  const facts = [
    [t('sheetDrafts.fields.identifier'), identifier ?? t('sheetDrafts.derived.noIdentifier')],
    [t('sheetDrafts.derived.owner'), project.promoterName || NO_TEXT],
    [t('sheetDrafts.derived.taxNumber'), project.promoterTaxNumber ?? NO_TEXT],
    [t('sheetDrafts.derived.target'), formatMoney(project.financingAmount)],
    [t('sheetDrafts.derived.deadline'), formatDate(project.dateEnd)],
    [t('sheetDrafts.derived.duration'), formatMonths(project.projectDuration, language)],
    [t('sheetDrafts.derived.rate'), formatPercent(project.annualProfitability)],
    [t('sheetDrafts.derived.payments'), t(`projects.deliveryFeePeriod.${project.deliveryFeePeriod}`)],
    [t('sheetDrafts.derived.risk'), project.riskCategory ?? NO_TEXT],
    [t('sheetDrafts.derived.managerFee'), formatPercent(project.managerFee)],
    [t('sheetDrafts.derived.cancellationFee'), formatPercent(project.cancellationFee)],
  ] as const
  return (
    <Section title={t('sheetDrafts.derived.title')}>
      <Box sx={{ backgroundColor: 'action.hover', padding: 2, borderRadius: 1, color: 'text.secondary' }}>
        <Terms of={facts} />
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          {t('sheetDrafts.derived.others')} {t('sheetDrafts.derived.help')}
        </Typography>
      </Box>
    </Section>
  )
}

function SheetVersions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { data, error, refetch } = useRecords('informationSheets', { projectId: project.id }, '-version')
  return (
    <Section title={t('informationSheets.title')}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={60} />}
      {data?.length === 0 && <Typography>{t('informationSheets.none')}</Typography>}
      {data?.map((sheet) => (
        <Version key={sheet.id} sheet={sheet} />
      ))}
    </Section>
  )
}

function Version({ sheet }: { readonly sheet: InformationSheetRecord }) {
  const t = useWords()
  const { version, publishedAt, isMaterial, changes, sha256, sha256En } = sheet
  return (
    <Box sx={{ paddingBlock: 1, borderBlockStart: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {t('informationSheets.fields.version')} {version}, {formatDateTime(publishedAt)}
        </Typography>
        {isMaterial && <StateBadge tone="clay" label={t('informationSheets.material')} />}
        <PdfButton id={sheet.id} language="es" label={t('informationSheets.pdf')} />
        {sha256En === null ? (
          <Typography variant="caption">{t('informationSheets.onlySpanish')}</Typography>
        ) : (
          <PdfButton id={sheet.id} language="en" label={t('informationSheets.pdfEn')} />
        )}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {changes === null ? t('informationSheets.first') : <Content record={sheet} field="changes" />}
      </Typography>
      <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
        SHA-256 {sha256}
      </Typography>
    </Box>
  )
}

interface PdfProps {
  readonly id: string
  readonly language: Language
  readonly label: string
}

function PdfButton({ id, language, label }: PdfProps) {
  const { open } = useOpenFile(async (call) => {
    const { url } = await call('GET /v1/project/information-sheets/{id}/url', {
      params: { id },
      query: { language: contentLanguageOf(language) },
    })
    return url
  })
  return (
    <Button size="small" onClick={open}>
      {label}
    </Button>
  )
}
