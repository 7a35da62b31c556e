import { AppBar, LoadingIndicator, ToggleThemeButton, type AppBarProps } from 'react-admin'
import { Box, Button } from '@mui/material'
import { paths } from '@cauce/contract/pages.ts'
import { useWords } from '../words.ts'
import { AccountMenu } from './account-menu.tsx'
import { BrandMark } from './brand-mark.tsx'
import { LanguageButton } from './language-button.tsx'
import { QuickSearch } from './quick-search.tsx'

/** Each page says for itself that it loads; the wheel beside the bar's buttons is for the eye. */
const unheard = { 'aria-hidden': true } as object

/** The bar: home, search, and at the end the way to the user's view, language, theme and account. */
export function OfficeBar(props: AppBarProps) {
  const t = useWords()
  return (
    <AppBar {...props} toolbar={null} userMenu={false}>
      <BrandMark />
      <Box sx={{ flex: '1 1 auto', minWidth: 0, display: 'flex' }}>
        <QuickSearch />
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
          <LoadingIndicator {...unheard} />
          <ToggleThemeButton />
        </Box>
        <LanguageButton />
        <AccountMenu />
      </Box>
    </AppBar>
  )
}
