import { createTheme, type ThemeOptions } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { backOfficeTheme } from './mui-theme.ts'
import { globSync, readFileSync } from 'node:fs'
import { LOGO } from './brand.ts'

it.each(['light', 'dark'] as const)('the %s theme of the back office holds no colour that MUI cannot read', (mode) => {
  const { palette } = createTheme(backOfficeTheme(mode) as ThemeOptions)
  expect(palette.mode).toBe(mode)
  expect(JSON.stringify(backOfficeTheme(mode).palette)).not.toMatch(/oklch|var\(|"#(?![0-9a-f]{6}")/)
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
