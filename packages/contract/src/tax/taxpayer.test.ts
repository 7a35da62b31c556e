import { describe, expect, it } from 'vitest'
import { provinceOn, taxDetailsOn, taxpayerOn, type AcceptedTaxDetail } from './taxpayer.ts'

const residence = (country: string, validFrom: string): AcceptedTaxDetail => ({
  kind: 'residence',
  country,
  validFrom,
  validUntil: null,
})
const certificate = (country: string, validFrom: string, validUntil: string): AcceptedTaxDetail => ({
  kind: 'certificate',
  country,
  validFrom,
  validUntil,
})
const exemption = (validFrom: string, validUntil: string | null): AcceptedTaxDetail => ({
  kind: 'exemption',
  country: null,
  validFrom,
  validUntil,
})
const spain = { kind: 'individual', country: 'ES', hasCertificate: false, isExempt: false }
const germany = { ...spain, country: 'DE' }

describe('a taxpayer', () => {
  it('without declarations is a resident of Spain', () => {
    expect(taxpayerOn('individual', [], '2026-09-30')).toEqual(spain)
    expect(taxpayerOn('company', [], '2026-09-30')).toEqual({ ...spain, kind: 'company' })
  })

  it('who left Spain within the year is declared in the province they left', () => {
    const spanish = (province: string, validFrom: string) => ({ ...residence('ES', validFrom), province })
    const details = [spanish('41', '2024-01-01'), spanish('08', '2026-02-01'), residence('PT', '2026-06-01')]
    expect(provinceOn(details, '2026-12-31')).toBe('08')
    expect(provinceOn(details, '2025-12-31')).toBe('41')
    expect(provinceOn([residence('PT', '2020-01-01')], '2026-12-31')).toBeNull()
  })

  it.each([
    ['2026-03-31', spain],
    ['2026-04-01', germany],
    ['2026-12-31', germany],
    ['2027-01-01', { ...spain, country: 'FR' }],
  ])('has on %s the residence of that day', (day, expected) => {
    const details = [residence('FR', '2027-01-01'), residence('DE', '2026-04-01')]
    expect(taxpayerOn('individual', details, day)).toEqual(expected)
    expect(taxpayerOn('individual', details.toReversed(), day)).toEqual(expected)
  })

  it('with two residences from the same day has the one declared later', () => {
    expect(
      taxpayerOn('individual', [residence('FR', '2026-01-01'), residence('DE', '2026-01-01')], '2026-02-01'),
    ).toEqual(germany)
  })

  it.each([
    ['2026-04-30', false],
    ['2026-05-01', true],
    ['2027-04-30', true],
    ['2027-05-01', false],
  ])('has a certificate on %s: %s', (day, hasCertificate) => {
    const details = [residence('DE', '2026-01-01'), certificate('DE', '2026-05-01', '2027-04-30')]
    expect(taxpayerOn('individual', details, day)).toEqual({ ...germany, hasCertificate })
  })

  it('has no certificate through that of another or a former country', () => {
    const details = [
      residence('DE', '2026-01-01'),
      certificate('FR', '2026-01-01', '2026-12-31'),
      certificate('DE', '2026-01-01', '2026-12-31'),
    ]
    expect(taxpayerOn('individual', details.slice(0, 2), '2026-06-30').hasCertificate).toBe(false)
    expect(taxpayerOn('individual', details, '2026-06-30').hasCertificate).toBe(true)
    const moved = [...details, residence('ES', '2026-06-01')]
    expect(taxpayerOn('individual', moved, '2026-06-30')).toEqual(spain)
  })

  it.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2040-01-01', true],
  ])('is exempt on %s: %s', (day, isExempt) => {
    expect(taxpayerOn('company', [exemption('2026-01-01', null)], day).isExempt).toBe(isExempt)
  })

  it('with several exemptions has the longest one, in any order', () => {
    const days = [null, '2026-12-31', '2027-12-31']
    const details = days.map((validUntil) => exemption('2026-01-01', validUntil))
    for (const [listed, longest] of [
      [details, null],
      [details.toReversed(), null],
      [details.slice(1), '2027-12-31'],
    ] as const)
      expect(taxDetailsOn(listed, '2026-02-01').exemption).toMatchObject({ validUntil: longest })
  })

  it('is exempt only until the exemption ends', () => {
    expect(taxpayerOn('company', [exemption('2026-01-01', '2026-12-31')], '2027-01-01').isExempt).toBe(false)
  })
})
