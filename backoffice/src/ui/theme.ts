import { deriveColors } from '@cauce/design/derive-colors.ts'
import { backOfficeTheme, type BackOfficeTheme } from '@cauce/design/mui-theme.ts'
import { listDefaults } from './list/list-defaults.tsx'

type Component = Readonly<Record<string, unknown>>

function withDefaults(theme: BackOfficeTheme): BackOfficeTheme {
  const components = { ...theme.components }
  for (const [name, defaultProps] of Object.entries(listDefaults))
    components[name] = { ...(components[name] as Component | undefined), defaultProps }
  return { ...theme, components }
}

const color = document.querySelector<HTMLMetaElement>('meta[name="brand-color"]')?.content
const brandColors = color === undefined ? undefined : deriveColors(color)

export const officeThemes = {
  theme: withDefaults(backOfficeTheme('light', brandColors)),
  darkTheme: withDefaults(backOfficeTheme('dark', brandColors)),
}
