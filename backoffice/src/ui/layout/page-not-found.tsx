import { Button, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { PageHeading } from '../page-heading.tsx'
import { useWords } from '../words.ts'

/** Spec section 8. */
export function PageNotFound() {
  const t = useWords()
  return (
    <>
      <PageHeading title={t('pages.notFound')} />
      <Typography sx={{ marginBlockEnd: 2, maxWidth: '62ch' }}>{t('errors.page-not-found')}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ alignSelf: 'start' }}>
        {t('pages.toHome')}
      </Button>
    </>
  )
}
