import { Button, Stack, Typography } from '@mui/material'
import { BASENAME } from '../../paths.ts'
import { PageHeading } from '../page-heading.tsx'
import { useWords } from '../words.ts'

/** What stands where a page broke: the menu still works, and nothing that was saved is lost. */
export function PageFailure() {
  const t = useWords()
  return (
    <>
      <PageHeading title={t('pages.failed')} />
      <Typography sx={{ marginBlockEnd: 2, maxWidth: '62ch' }}>{t('backoffice.layout.failedAdvice')}</Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('pages.retry')}
        </Button>
        <Button variant="outlined" href={BASENAME}>
          {t('pages.toHome')}
        </Button>
      </Stack>
    </>
  )
}
