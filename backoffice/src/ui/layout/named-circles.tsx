import { useMemo, type ReactNode } from 'react'
import { ThemeProvider, type Theme } from '@mui/material'
import { useWords } from '../words.ts'

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
