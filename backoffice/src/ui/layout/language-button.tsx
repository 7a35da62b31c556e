import { useState } from 'react'
import { Box, Button, Menu, MenuItem } from '@mui/material'
import { useLocales, useNotify } from 'react-admin'
import flagOfSpain from '@cauce/design/flags/es.svg'
import flagOfBritain from '@cauce/design/flags/gb.svg'
import { LANGUAGES, type Language } from '@cauce/i18n/language.ts'
import { useLanguage, useWords } from '../words.ts'
import { useSwitchLanguage } from './language-switch.tsx'

const flags: Readonly<Record<Language, string>> = { es: flagOfSpain, en: flagOfBritain }

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
        {LANGUAGES.map((code) => (
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
    src={flags[language]}
    alt=""
    sx={{ width: 20, height: 'auto', border: '1px solid rgb(0 0 0 / 0.25)' }}
  />
)
