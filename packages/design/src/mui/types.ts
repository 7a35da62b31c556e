import type { ThemeOptions } from '@mui/material/styles'

/** Overrides of MUI's own components. */
export type MuiComponents = NonNullable<ThemeOptions['components']>

/** Overrides of one react-admin component. react-admin adds these keys to the theme itself; this package does not depend on it. */
export interface ReactAdminOverrides {
  readonly defaultProps?: Record<string, unknown>
  readonly styleOverrides?: { readonly root: Record<string, unknown> }
}

/** Overrides of react-admin's components by their names. */
export type ReactAdminComponents = Record<string, ReactAdminOverrides>

/** Styles of a component's root element. */
export function root(styles: Record<string, unknown>): ReactAdminOverrides {
  return { styleOverrides: { root: styles } }
}
