import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { Edit, useGetOne, useCanAccess } from 'react-admin'
import { SheetDraftPatch } from '@cauce/contract'
import type { ProjectRecord, SheetDraftRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Failure, staysOnFailure } from '../../ui/failure.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { DerivedFacts } from './derived-facts.tsx'
import { gapSentences } from './gap-sentences.ts'
import { PublishSheet } from './publish-sheet.tsx'
import { SheetInputs } from './sheet-inputs.tsx'
import { SheetPreviewButton } from './sheet-preview.tsx'
import { SheetVersions } from './sheet-versions.tsx'

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

/** What is in force, and what the draft lacks. */
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
