import { Box } from '@mui/material'
import { BRAND, LOGO } from '@cauce/design/brand.ts'
import { Link } from 'react-admin'
import { useWords } from '../words.ts'

/** Logo and name, leading home. */
export function BrandMark() {
  const t = useWords()
  return (
    <Box
      component={Link}
      to="/"
      aria-label={t('backoffice.layout.brandHome', { brand: BRAND })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: 'inherit',
        textDecoration: 'none',
        flex: 'none',
      }}
    >
      <svg viewBox={LOGO.viewBox} width="30" height="20" aria-hidden focusable="false">
        <path d={LOGO.water} fill="var(--office-bar-water)" />
        <path d={LOGO.bed} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <Box
        component="span"
        sx={{
          display: { xs: 'none', sm: 'inline' },
          fontFamily: 'var(--font-display)',
          fontWeight: 500,
          fontSize: '1.25rem',
          lineHeight: 1,
        }}
      >
        {BRAND}
      </Box>
    </Box>
  )
}
