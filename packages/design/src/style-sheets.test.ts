import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOGO } from './brand.ts'

const here = new URL('./', import.meta.url).pathname
const read = (name: string) => readFileSync(`${here}${name}`, 'utf8')
const sheets = ['base.css', 'components.css', ...globSync('components/*.css', { cwd: here })]
const components = sheets.filter((name) => name.startsWith('components/'))

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

  it.each(components)('%s is in the index, in its layer, and says which markup it expects', (name) => {
    const css = read(name)
    expect(read('components.css')).toContain(`./components/${basename(name)}`)
    expect(css.startsWith('/* ')).toBe(true)
    expect(css).toContain('@layer components {')
  })

  it.each(components)('%s names no colour that is not a token', (name) => {
    expect(read(name).match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi) ?? []).toEqual([])
  })

  it.each(sheets)('%s closes what it opens', (name) => {
    const css = read(name).replaceAll(/\/\*[\s\S]*?\*\//g, '')
    expect(css.split('{').length).toBe(css.split('}').length)
  })
})

describe('the mark', () => {
  it.each(['bed', 'water'] as const)('draws the %s alike in code and in logo.svg', (part) => {
    expect(read('logo.svg')).toContain(`d="${LOGO[part]}"`)
  })
})
