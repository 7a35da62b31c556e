import type { ReactNode } from 'react'
import { Button, Stack, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { BASENAME } from '../../providers/paths.ts'
import { PageHeading } from '../section.tsx'
import { useWords } from '../words.ts'

interface Props {
  readonly title: string
  readonly advice: string
  readonly children: ReactNode
}

const MessagePage = ({ title, advice, children }: Props) => (
  <>
    <PageHeading title={title} />
    <Typography sx={{ marginBlockEnd: 2, maxWidth: '62ch' }}>{advice}</Typography>
    <Stack direction="row" spacing={1}>
      {children}
    </Stack>
  </>
)

/** The page failed to render. The menu still works. */
export function PageFailure() {
  const t = useWords()
  return (
    <MessagePage title={t('pages.failed')} advice={t('backoffice.layout.failedAdvice')}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('pages.retry')}
      </Button>
      <Button variant="outlined" href={BASENAME}>
        {t('pages.toHome')}
      </Button>
    </MessagePage>
  )
}

export function PageForbidden() {
  const t = useWords()
  const translate = useTranslate()
  return (
    <MessagePage title={translate('ra.page.access_denied')} advice={translate('ra.message.access_denied')}>
      <Button component={Link} to="/" variant="outlined">
        {t('pages.toHome')}
      </Button>
    </MessagePage>
  )
}

/** No page has this address (handbook rule 18.6). */
export function PageNotFound() {
  const t = useWords()
  return (
    <MessagePage title={t('pages.notFound')} advice={t('errors.page-not-found')}>
      <Button component={Link} to="/" variant="contained">
        {t('pages.toHome')}
      </Button>
    </MessagePage>
  )
}
