import { describe, expect, it } from 'vitest'
import { flagPath, flagSvg } from './flags.server.ts'

describe('flags', () => {
  it.each(['ES', 'es', 'GB', 'PT'])('draws %s in the ratio 3:2', (code) => {
    expect(flagSvg(code)).toMatch(/^<svg [^>]*viewBox="[\d. ]+"/)
  })

  it.each(['', 'ZZZ', 'constructor', '../../etc/passwd'])('has none for %j', (code) => {
    expect(flagSvg(code)).toBeUndefined()
  })

  it('says where one is served', () => {
    expect(flagPath('es')).toBe('/flags/3x2/ES.svg')
  })
})
