import { EMPTY_SHEET, SHEET_TEXTS, type SheetContent } from '@cauce/contract'
import { sampleSheet } from '@cauce/testing/sample-sheet'
import { describe, expect, test } from 'vitest'
import { gapsOf } from './gaps.domain.ts'

const TARGET = 1_000_000n
const sheet = sampleSheet('10000.00')
const gapsWith = (change: Partial<SheetContent>, languages: readonly ('es' | 'en')[] = ['es', 'en']) =>
  gapsOf({ ...sheet, ...change }, TARGET, languages).map(({ field, language, problem }) =>
    [field, language, problem === 'sum' && problem].filter(Boolean).join(' '),
  )
const person = sheet.responsible[0]!
const manager = sheet.management[0]!
const year = sheet.years[0]!

test('a complete sheet has no gaps', () => {
  expect(gapsWith({})).toEqual([])
})

describe('the gaps of a sheet', () => {
  test.each<[what: string, change: Partial<SheetContent>, gaps: string[]]>([
    ['a text', { activities: null }, ['activities es']],
    ['an empty text', { activities: '' }, ['activities es']],
    ['an English version', { activitiesEn: null }, ['activities en']],
    ['other risks if there are none', { riskOther: null, riskOtherEn: null }, []],
    ['the English version of other risks', { riskOtherEn: null }, ['riskOther en']],
    ['the Spanish version of other risks', { riskOther: null }, ['riskOther es']],
    ['accounts', { accountsUrl: null }, ['accountsAbsence es', 'accountsAbsence en']],
    ['accounts, with a reason', { accountsUrl: null, accountsAbsence: 'Nueva', accountsAbsenceEn: 'New' }, []],
    ['a year', { years: [year] }, ['figuresAbsence es', 'figuresAbsence en']],
    ['a year, with a reason', { years: [year], figuresAbsence: 'De 2025', figuresAbsenceEn: 'Of 2025' }, []],
    ['all years', { years: [], accountingStandard: null }, ['figuresAbsence es', 'figuresAbsence en']],
    ['a figure', { years: [year, { ...year, year: 2024 }, { ...year, year: 2025, ebitda: null }] }, ['years']],
    ['the number of a year', { years: [{ ...year, year: null }, ...sheet.years.slice(1)] }, ['years']],
    ['a third year, with one given twice', { years: [year, year, { ...year, year: 2025 }] }, ['years']],
    ['the standard of its figures', { accountingStandard: null }, ['accountingStandard']],
    ['an office', { office: null }, ['office']],
    ['a website, which is optional', { website: null }, []],
    ['own funds', { ownFunds: null }, ['ownFunds']],
    ['a responsible person', { responsible: [] }, ['responsible']],
    ['a declaration', { responsible: [{ ...person, declaredOn: null }] }, ['responsible es']],
    ['the function of a person in English', { responsible: [{ ...person, roleEn: null }] }, ['responsible en']],
    ['managers', { management: [] }, ['management']],
    ['the name of a manager', { management: [{ ...manager, name: '' }] }, ['management es']],
    ['the kind of a guarantor', { guarantors: [{ description: '', descriptionEn: 'Parent' }] }, ['guarantors es']],
    ['collateral if there is none', { collateral: [] }, []],
    ['the kind of a collateral', { collateral: [{ description: '', descriptionEn: 'Mortgage' }] }, ['collateral es']],
    ['uses of the money', { useOfFunds: [] }, ['useOfFunds']],
    [
      'a cent of its target',
      { useOfFunds: [{ purpose: 'Obra', purposeEn: 'Works', amount: '9999.99' }] },
      ['useOfFunds sum'],
    ],
    [
      'the amount of a use',
      { useOfFunds: [...sheet.useOfFunds, { purpose: 'Reserva', purposeEn: 'Reserve', amount: null }] },
      ['useOfFunds es'],
    ],
  ])('%s', (_what, change, gaps) => {
    expect(gapsWith(change)).toEqual(gaps)
  })

  test('ignore English for a sheet in Spanish only', () => {
    const change = { activitiesEn: null, responsible: [{ ...person, roleEn: '' }] }
    expect(gapsWith(change, ['es'])).toEqual([])
    expect(gapsWith(change, ['es', 'en'])).toEqual(['activities en', 'responsible en'])
  })

  test('are all required fields for an empty sheet', () => {
    const gaps = gapsOf(EMPTY_SHEET, TARGET, ['es'])
    const texts = Object.keys(SHEET_TEXTS).filter((name) => name !== 'riskOther')
    const values = ['registrationNumber', 'office', 'email', 'phone', 'naceCode', 'ownFunds']
    expect(gaps.map(({ field }) => field)).toEqual([...texts, ...values, 'management', 'responsible', 'useOfFunds'])
  })
})
