import type { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { fieldErrorsOf } from '../problem.ts'
import { TaxDetailBody } from './tax-details.ts'
import { WithholdingRateBody } from './withholding-rates.ts'

const mistakesOf = (schema: z.ZodType, body: object) => {
  const { error } = schema.safeParse(body)
  return fieldErrorsOf(error?.issues ?? [], body).map(({ path, code }) => `${path} ${code}`)
}

describe('a withholding rate', () => {
  const rate = { percentage: 19, validFrom: '2027-01-01', source: 'RIRPF 90' }
  test.each<{ scope: string; country?: string | null; mistakes: string[] }>([
    { scope: 'treaty', country: 'FR', mistakes: [] },
    { scope: 'treaty', country: null, mistakes: ['country required'] },
    { scope: 'treaty', mistakes: ['country required'] },
    { scope: 'resident', mistakes: [] },
    { scope: 'resident', country: null, mistakes: [] },
    { scope: 'resident', country: 'FR', mistakes: ['country choice-invalid'] },
    { scope: 'nonResident', country: 'FR', mistakes: ['country choice-invalid'] },
  ])('of $scope with the country $country: $mistakes', ({ mistakes, ...scoped }) =>
    expect(mistakesOf(WithholdingRateBody, { ...rate, ...scoped })).toEqual(mistakes),
  )
})

describe('a tax detail', () => {
  const from = '2026-01-01'
  test.each<{ body: Record<string, unknown>; mistakes: string[] }>([
    { body: { kind: 'residence', country: 'ES' }, mistakes: [] },
    { body: { kind: 'residence', country: 'ES', province: '28' }, mistakes: [] },
    { body: { kind: 'residence', country: 'FR' }, mistakes: [] },
    { body: { kind: 'residence', country: 'FR', province: '28' }, mistakes: ['province choice-invalid'] },
    { body: { kind: 'residence' }, mistakes: ['country required'] },
    { body: { kind: 'residence', country: null }, mistakes: ['country required'] },
    {
      body: { kind: 'residence', country: 'ES', validUntil: '2026-12-31' },
      mistakes: ['validUntil choice-invalid'],
    },
    { body: { kind: 'certificate', country: 'FR', validUntil: '2026-12-31' }, mistakes: [] },
    { body: { kind: 'certificate', country: 'FR', validUntil: from }, mistakes: [] },
    { body: { kind: 'certificate', country: 'FR' }, mistakes: ['validUntil required'] },
    {
      body: { kind: 'certificate', country: 'FR', validUntil: '2025-12-31' },
      mistakes: ['validUntil end-before-start'],
    },
    { body: { kind: 'certificate', validUntil: '2026-12-31' }, mistakes: ['country required'] },
    {
      body: { kind: 'certificate', country: 'ES', validUntil: '2026-12-31' },
      mistakes: ['country choice-invalid'],
    },
    {
      body: { kind: 'certificate', country: 'ES', province: '28', validUntil: '2026-12-31' },
      mistakes: ['province choice-invalid'],
    },
    { body: { kind: 'exemption' }, mistakes: [] },
    { body: { kind: 'exemption', validUntil: '2026-12-31' }, mistakes: [] },
    { body: { kind: 'exemption', validUntil: '2025-12-31' }, mistakes: ['validUntil end-before-start'] },
    { body: { kind: 'exemption', country: 'FR' }, mistakes: ['country choice-invalid'] },
    { body: { kind: 'exemption', province: '28' }, mistakes: ['province choice-invalid'] },
  ])('$body: $mistakes', ({ body, mistakes }) =>
    expect(mistakesOf(TaxDetailBody, { validFrom: from, ...body })).toEqual(mistakes),
  )
})
