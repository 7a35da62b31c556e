import { createTheme, type ThemeOptions } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { darkTheme, lightTheme } from './mui-theme.ts'
import { colors } from './tokens.ts'
import { oklchToHex } from './oklch.ts'

describe.each([
  { mode: 'light', options: lightTheme },
  { mode: 'dark', options: darkTheme },
] as const)("the back office's $mode theme", ({ mode, options }) => {
  const theme = createTheme(options as ThemeOptions)

  it('carries the tokens of the site', () => {
    expect(theme.palette.mode).toBe(mode)
    expect(theme.palette.primary.main).toBe(oklchToHex(colors.river[mode]))
    expect(theme.palette.background.default).toBe(oklchToHex(colors.paper[mode]))
    expect(theme.typography.h1.fontFamily).toContain('Besley')
  })

  it('holds no colour that MUI cannot read', () => {
    const palette = JSON.stringify(options.palette)
    expect(palette).not.toMatch(/oklch|var\(/)
    expect([...palette.matchAll(/"#[^"]*"/g)].every(([hex]) => /^"#[0-9a-f]{6}"$/.test(hex))).toBe(true)
  })
})
