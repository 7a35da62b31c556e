import type { ThemeOptions } from '@mui/material/styles'

export type MuiComponents = NonNullable<ThemeOptions['components']>

export interface ReactAdminOverrides {
  readonly defaultProps?: Record<string, unknown>
  readonly styleOverrides?: { readonly root: Record<string, unknown> }
}

export type ReactAdminComponents = Record<string, ReactAdminOverrides>

export function root(styles: Record<string, unknown>): ReactAdminOverrides {
  return { styleOverrides: { root: styles } }
}
