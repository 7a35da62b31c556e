import { describe, expect, it } from 'vitest'
import { lettering, letteringLines } from './lettering.server.ts'

describe('lettering', () => {
  it('is as wide as its letters, in proportion to its size', () => {
    const small = lettering('Cauce', 'display', 20)
    expect(small.width).toBeGreaterThan(50)
    expect(lettering('Cauce', 'display', 40).width).toBeCloseTo(small.width * 2)
    expect(small.path).toMatch(/^M[\d.]/)
    expect(small.path).not.toMatch(/NaN|undefined/)
  })

  it('has the letters of Spanish and the signs of figures', () => {
    for (const letter of 'áéíóúüñçÁÑ«»¿…€%·—') expect(lettering(letter, 'text', 20).path, letter).not.toBe('')
  })

  it('draws a letter that the face lacks without its accent, and leaves out what it cannot draw at all', () => {
    expect(lettering('Ş', 'display', 20)).toEqual(lettering('S', 'display', 20))
    expect(lettering('日', 'display', 20)).toEqual({ path: '', width: 0 })
  })

  it('breaks between words, keeps to its width, and says that something was cut off', () => {
    const options = { size: 20, width: 160, lines: 2 }
    const lines = letteringLines('Rehabilitación del mercado de San Roque', 'display', options)
    expect(lines).toHaveLength(2)
    expect(lines[0]!.width).toBeLessThanOrEqual(160)
    expect(letteringLines('Torre', 'display', options)).toEqual([lettering('Torre', 'display', 20)])
  })
})
