import { describe, expect, it } from 'vitest'
import { addressOf, parseFilters } from './issued-documents.ts'

const project = '01890000-0000-7000-8000-000000000001'

describe('the filters of the documents', () => {
  it.each([
    { query: 'tab=documents', expected: '/user/profile?tab=documents#issued' },
    {
      query: 'kind=taxCertificate&year=2025',
      expected: '/user/profile?tab=documents&kind=taxCertificate&year=2025#issued',
    },
    { query: `project=${project}&page=2`, expected: `/user/profile?tab=documents&project=${project}&page=2#issued` },
    { query: 'kind=invoice&year=abc&project=casa&page=0', expected: '/user/profile?tab=documents#issued' },
  ])('of $query are at $expected', ({ query, expected }) => {
    expect(addressOf(parseFilters(new URLSearchParams(query)))).toBe(expected)
  })
})
