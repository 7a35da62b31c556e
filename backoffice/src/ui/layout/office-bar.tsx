import { AppBar, Link, LoadingIndicator, ToggleThemeButton, type AppBarProps } from 'react-admin'
import { Box, Button } from '@mui/material'
import { paths } from '@cauce/contract/pages.ts'
import { BRAND } from '@cauce/contract/brand.ts'
import { LOGO } from '@cauce/design/brand.ts'
import { useWords } from '../words.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageButton } from './language-button.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'

/** Each page announces that it loads; screen readers ignore the spinner of the bar. */
const hiddenFromScreenReaders = { 'aria-hidden': true } as object

/** The bar: home, search, the site, language, theme and account. */
export function OfficeBar(props: AppBarProps) {
  const t = useWords()
  return (
    <AppBar {...props} toolbar={null} userMenu={false}>
      <BrandMark />
      <Box sx={{ flex: '1 1 auto', minWidth: 0, display: 'flex' }}>
        <PaletteButton />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: 'none' }}>
        <Button
          href={paths.home}
          color="inherit"
          sx={{ display: { xs: 'none', md: 'inline-flex' }, textDecoration: 'underline', textUnderlineOffset: '0.2em' }}
        >
          {t('backoffice.layout.userView')}
        </Button>
        <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
          <LoadingIndicator {...hiddenFromScreenReaders} />
          <ToggleThemeButton />
        </Box>
        <LanguageButton />
        <AccountMenu />
      </Box>
    </AppBar>
  )
}

/** Logo and name, a link to the home page. */
function BrandMark() {
  const t = useWords()
  return (
    <Box
      component={Link}
      to="/"
      aria-label={t('backoffice.layout.brandHome')}
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
