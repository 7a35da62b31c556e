import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useGetList, useNotify } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { Language } from '@cauce/i18n/language.ts'
import { useCall } from '../../providers/call.ts'
import type { InformationSheetRecord, ProjectRecord } from '../../providers/records.ts'
import { Content } from '../../ui/content.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

const MOST_VERSIONS = 100

/** The published versions of the sheet of a project, the latest first. */
export function SheetVersions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { data, error, refetch } = useGetList<InformationSheetRecord>('informationSheets', {
    filter: { projectId: project.id },
    sort: { field: 'version', order: 'DESC' },
    pagination: { page: 1, perPage: MOST_VERSIONS },
  })
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

/** Opens a PDF; its signed address is requested when it is opened, because it expires soon. */
function PdfButton({ id, language, label }: PdfProps) {
  const call = useCall()
  const notify = useNotify()
  const open = async () => {
    // Browsers block a window that does not open within the click; its address is set later.
    const page = window.open('about:blank', '_blank')
    try {
      const { url } = await call('GET /v1/project/information-sheets/{id}/url', { params: { id }, query: { language } })
      if (page) page.location.href = url
      else window.location.assign(url)
    } catch (error) {
      page?.close()
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Button size="small" onClick={() => void open()}>
      {label}
    </Button>
  )
}
