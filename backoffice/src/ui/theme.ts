import { darkTheme, lightTheme, type BackOfficeTheme } from '@cauce/design/mui-theme.ts'
import { listDefaults } from './list/list-defaults.tsx'

type Component = Readonly<Record<string, unknown>>

function withDefaults(theme: BackOfficeTheme): BackOfficeTheme {
  const components = { ...theme.components }
  for (const [name, defaultProps] of Object.entries(listDefaults))
    components[name] = { ...(components[name] as Component | undefined), defaultProps }
  return { ...theme, components }
}

export const officeThemes = { theme: withDefaults(lightTheme), darkTheme: withDefaults(darkTheme) }
