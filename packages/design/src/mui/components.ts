import type { ThemeName } from '../tokens.ts'
import { baseComponents } from './base.ts'
import { buttonComponents } from './buttons.ts'
import { inputComponents } from './inputs.ts'
import { noticeComponents } from './notices.ts'
import { tonesOf } from './palette.ts'
import { surfaceComponents } from './surfaces.ts'
import { tableComponents } from './tables.ts'
import type { MuiComponents } from './types.ts'

/** MUI's own components: hairlines instead of shadows, nearly square corners, focus in ink on every ground. */
export function muiComponents(theme: ThemeName): MuiComponents {
  const tone = tonesOf(theme)
  return {
    ...baseComponents(tone),
    ...buttonComponents(tone),
    ...inputComponents(tone),
    ...tableComponents(tone),
    ...surfaceComponents(tone, theme),
    ...noticeComponents(tone),
  }
}
