import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { ThemeProvider, type Theme } from '@mui/material'
import type { I18nProvider, Store } from 'react-admin'
import type { Language } from '@cauce/i18n/language.ts'
import { useWords } from '../words.ts'

const SwitchContext = createContext<(language: Language) => Promise<void>>(() => Promise.resolve())

/** Switches the language; fails when its words cannot be loaded. */
export const useSwitchLanguage = () => use(SwitchContext)

interface Props {
  readonly i18nProvider: I18nProvider
  readonly store: Store
  readonly children: (i18nProvider: I18nProvider) => ReactNode
}

/**
 * Switches the language of the page that stands. react-admin takes the whole page down when its provider has not the language of the
 * store yet, and every form would lose what was typed: here the provider has it first, and is another object, so that all words are
 * rendered again.
 */
export function LanguageSwitch({ i18nProvider, store, children }: Props) {
  const [present, setPresent] = useState(i18nProvider)
  const switchTo = async (language: Language) => {
    await i18nProvider.changeLocale(language)
    store.setItem('locale', language)
    setPresent({ ...i18nProvider })
  }
  return <SwitchContext value={switchTo}>{children(present)}</SwitchContext>
}

/** Gives every circle that turns while something is read a name in the reader's language, also where react-admin draws it. */
export function NamedCircles({ children }: { readonly children: ReactNode }) {
  const name = useWords()('common.loading')
  const named = useMemo(
    () => (theme: Theme) => ({
      ...theme,
      components: {
        ...theme.components,
        MuiCircularProgress: {
          ...theme.components?.MuiCircularProgress,
          defaultProps: { ...theme.components?.MuiCircularProgress?.defaultProps, 'aria-label': name },
        },
      },
    }),
    [name],
  )
  return <ThemeProvider theme={named}>{children}</ThemeProvider>
}
