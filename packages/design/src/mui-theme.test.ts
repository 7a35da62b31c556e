import { createTheme, type ThemeOptions } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { backOfficeTheme } from './mui-theme.ts'
import { colors } from './tokens.ts'
import { oklchToHex } from './oklch.ts'
import { globSync, readFileSync } from 'node:fs'
import { LOGO } from './brand.ts'

describe.each([
  { mode: 'light', options: backOfficeTheme('light') },
  { mode: 'dark', options: backOfficeTheme('dark') },
] as const)("the back office's $mode theme", ({ mode, options }) => {
  const theme = createTheme(options as ThemeOptions)

  it('carries the tokens of the site', () => {
    expect(theme.palette.mode).toBe(mode)
    expect(theme.palette.primary.main).toBe(oklchToHex(colors.river[mode]))
    expect(theme.palette.background.default).toBe(oklchToHex(colors.paper[mode]))
    expect(theme.typography.h1.fontFamily).toBe('var(--font-display)')
  })

  it('holds no colour that MUI cannot read', () => {
    const palette = JSON.stringify(options.palette)
    expect(palette).not.toMatch(/oklch|var\(/)
    expect([...palette.matchAll(/"#[^"]*"/g)].every(([hex]) => /^"#[0-9a-f]{6}"$/.test(hex))).toBe(true)
  })
})

const here = new URL('./', import.meta.url).pathname
const read = (name: string) => readFileSync(`${here}${name}`, 'utf8')
const sheets = ['base.css', 'components.css', ...globSync('components/*.css', { cwd: here })]

describe('style sheets', () => {
  it.each(sheets)('%s uses only custom properties that exist', (name) => {
    const css = read(name)
    const declared = new Set(
      [...read('tokens.css').matchAll(/(--[\w-]+):/g), ...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1]),
    )
    // Set by markup, a script or base.css.
    const given = new Set(['--value', '--series', '--at', '--notices', '--strip'])
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!)
    expect(used.filter((property) => !declared.has(property) && !given.has(property))).toEqual([])
  })
})

describe('the mark', () => {
  it.each(['bed', 'water'] as const)('draws the %s alike in code and in logo.svg', (part) => {
    expect(read('logo.svg')).toContain(`d="${LOGO[part]}"`)
  })
})
