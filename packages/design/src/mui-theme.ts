import type { ThemeOptions } from '@mui/material/styles'
import { baseComponents, typography } from './mui/base.ts'
import { buttonComponents, inputComponents } from './mui/controls.ts'
import { noticeComponents, surfaceComponents, tableComponents } from './mui/surfaces.ts'
import type { BrandColors } from './derive-colors.ts'
import { palette, tonesOf, type Tone } from './mui/palette.ts'
import { reactAdminContent, reactAdminFrame } from './mui/react-admin.ts'
import type { MuiComponents } from './mui/types.ts'
import { motion, type ThemeName } from './tokens.ts'

export type BackOfficeTheme = Omit<ThemeOptions, 'components'> & {
  readonly sidebar: { readonly width: number; readonly closedWidth: number }
  readonly components: Record<string, unknown>
}

/** The kit writes both as they are, though its types ask for pixels. */
const SIDEBAR = {
  width: 'min(13.5rem, 80vw)',
  closedWidth: 'calc(2rem + 18px)',
} as unknown as BackOfficeTheme['sidebar']

export function backOfficeTheme(theme: ThemeName, brand?: BrandColors): BackOfficeTheme {
  const tone = tonesOf(theme, brand)
  return {
    palette: palette(theme, tone),
    typography,
    shape: { borderRadius: 4 },
    spacing: 8,
    // In em, which grow with the text of the browser.
    breakpoints: { unit: 'em', step: 1, values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
    sidebar: SIDEBAR,
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: motion.fast,
        shorter: motion.fast,
        short: motion.fast,
        standard: motion.slow,
        enteringScreen: motion.slow,
        leavingScreen: motion.fast,
      },
      easing: { easeInOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    },
    components: { ...muiComponents(theme, tone), ...reactAdminFrame(tone), ...reactAdminContent(tone) },
  }
}

/** Hairlines instead of shadows, nearly square corners, focus ring in ink. */
function muiComponents(theme: ThemeName, tone: Tone): MuiComponents {
  return {
    ...baseComponents(tone),
    ...buttonComponents(tone),
    ...inputComponents(tone),
    ...tableComponents(tone),
    ...surfaceComponents(tone, theme),
    ...noticeComponents(tone),
  }
}
