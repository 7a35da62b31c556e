import {
  AppBar,
  Link,
  LoadingIndicator,
  ToggleThemeButton,
  type AppBarProps,
  useGetIdentity,
  useLogout,
  useTheme,
  useTranslate,
  useLocales,
  useNotify,
} from 'react-admin'
import { Box, Button, Avatar, Divider, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material'
import { paths } from '@cauce/contract/pages.ts'
import { brand } from '@cauce/contract/brand.ts'
import { LOGO } from '@cauce/design/brand.ts'
import { useWords, useLanguage } from '../words.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { useState } from 'react'
import ContrastIcon from '@mui/icons-material/ContrastOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined'
import type { StaffIdentity } from '../../providers/auth.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { languageFlag } from '@cauce/contract/languages.ts'
import { offeredLanguages, type Language } from '@cauce/i18n/language.ts'
import { useSwitchLanguage } from './language-switch.tsx'

/** Each page announces that it loads; screen readers ignore the spinner of the bar. */
const hiddenFromScreenReaders = { 'aria-hidden': true } as object

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

const ownMark = document.querySelector<HTMLTemplateElement>('#brand-mark')?.innerHTML

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
      {ownMark === undefined ? (
        <svg viewBox={LOGO.viewBox} width="1.875rem" height="1.25rem" aria-hidden focusable="false">
          <path d={LOGO.water} fill="var(--office-bar-water)" />
          <path d={LOGO.bed} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      ) : (
        // Written by `cleanMark`: shapes alone.
        <Box
          aria-hidden
          sx={{ display: 'flex', '& svg': { width: '1.875rem', height: '1.5rem' } }}
          dangerouslySetInnerHTML={{ __html: ownMark }}
        />
      )}
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
        {brand()}
      </Box>
    </Box>
  )
}

function AccountMenu() {
  const t = useWords()
  const translate = useTranslate()
  const logout = useLogout()
  const [theme, setTheme] = useTheme()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const identity = useGetIdentity().data as StaffIdentity | undefined
  if (!identity) return null
  const who = t('backoffice.layout.identity', { name: identity.fullName, role: t(`users.role.${identity.role}`) })

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'inherit', gap: 1, minWidth: 0 }}
      >
        <VisuallyHidden>{t('backoffice.layout.account', { who })}</VisuallyHidden>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {who}
        </Box>
        <Avatar
          aria-hidden
          sx={{
            width: '1.75rem',
            height: '1.75rem',
            fontSize: '0.75rem',
            backgroundColor: 'var(--office-bar-field)',
            color: 'inherit',
          }}
        >
          {initialsOf(identity.fullName)}
        </Avatar>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Typography sx={{ paddingInline: 2, paddingBlock: 0.75, color: 'text.secondary' }}>{who}</Typography>
        <Divider />
        <MenuItem component="a" href={paths.home}>
          <ListItemIcon>
            <OpenInNewIcon fontSize="small" />
          </ListItemIcon>
          {t('backoffice.layout.userView')}
        </MenuItem>
        <MenuItem component="a" href={paths.profile()}>
          <ListItemIcon>
            <KeyIcon fontSize="small" />
          </ListItemIcon>
          {t('backoffice.layout.access')}
        </MenuItem>
        <MenuItem onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')} sx={{ display: { sm: 'none' } }}>
          <ListItemIcon>
            <ContrastIcon fontSize="small" />
          </ListItemIcon>
          {translate('ra.action.toggle_theme')}
        </MenuItem>
        <MenuItem onClick={() => logout()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
    </>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')

/** The switcher with a flag (handbook rule 11.2). */
export function LanguageButton() {
  const t = useWords()
  const language = useLanguage()
  const notify = useNotify()
  const switchTo = useSwitchLanguage()
  const names = useLocales()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const nameOf = (code: Language) => names.find(({ locale }) => locale === code)?.name ?? code

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // The accessible name contains the visible label (WCAG 2.5.3).
        aria-label={`${language.toUpperCase()}, ${t('backoffice.layout.language', { language: nameOf(language) })}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'inherit', minWidth: 0, gap: 0.75 }}
      >
        <Flag language={language} />
        {language.toUpperCase()}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offeredLanguages().map((code) => (
          <MenuItem
            key={code}
            lang={code}
            selected={code === language}
            onClick={() => {
              setAnchor(null)
              switchTo(code).catch(() => notify('ra.notification.i18n_error', { type: 'error' }))
            }}
            sx={{ gap: 1 }}
          >
            <Flag language={code} />
            {nameOf(code)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const Flag = ({ language }: { readonly language: Language }) => (
  <Box
    component="img"
    src={languageFlag(language)}
    alt=""
    sx={{ width: '1.25rem', height: 'auto', border: '1px solid rgb(0 0 0 / 0.25)' }}
  />
)
