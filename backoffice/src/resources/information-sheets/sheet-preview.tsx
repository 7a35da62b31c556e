import { useId, useState } from 'react'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { MAXIMUM_SHEET_PAGES } from '@cauce/contract'
import type { Language } from '@cauce/i18n/language.ts'
import { useCall } from '../../providers/call.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useWords } from '../../ui/words.ts'
import { SheetView } from './sheet-view.tsx'

/** Shows the sheet as it would be published, from what is saved. */
export function SheetPreviewButton({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  return (
    <DialogButton dialog={(close) => <Preview projectId={project.id} onClose={close} />}>
      {t('sheetDrafts.preview.open')}
    </DialogButton>
  )
}

function Preview({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const t = useWords()
  const id = useId()
  const [language, setLanguage] = useState<Language>('es')
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('sheetDrafts.preview.title')}</DialogTitle>
      <DialogContent>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={t('sheetDrafts.preview.language')}
          onChange={(_event, chosen: Language | null) => chosen && setLanguage(chosen)}
          sx={{ marginBlockEnd: 2 }}
        >
          {(['es', 'en'] as const).map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`sheetDrafts.preview.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Previewed projectId={projectId} language={language} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Previewed({ projectId, language }: { readonly projectId: string; readonly language: Language }) {
  const t = useWords()
  const call = useCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['sheetDrafts', 'preview', projectId, language],
    queryFn: () =>
      call('GET /v1/project/sheet-drafts/{id}/preview', { params: { id: projectId }, query: { language } }),
    gcTime: 0,
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={400} />
  const { pages, document } = data
  const maximum = MAXIMUM_SHEET_PAGES
  return (
    <>
      <Alert severity={pages > maximum ? 'error' : 'info'} sx={{ marginBlockEnd: 2 }}>
        {pages > maximum
          ? t('sheetDrafts.preview.tooLong', { pages, maximum })
          : t('sheetDrafts.preview.pages', { smart_count: pages, maximum })}
      </Alert>
      <SheetView document={document} />
    </>
  )
}
