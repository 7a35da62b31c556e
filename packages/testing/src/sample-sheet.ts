import { SHEET_TEXTS, type SheetContent, type SheetText, type SheetYearFigures } from '@cauce/contract'

const texts = Object.fromEntries(
  (Object.keys(SHEET_TEXTS) as SheetText[]).flatMap((name) => [
    [name, `Texto de ${name}.`],
    [`${name}En`, `Text of ${name}.`],
  ]),
) as Pick<SheetContent, SheetText | `${SheetText}En`>

const yearOf = (year: number): SheetYearFigures => ({
  year,
  turnover: '3104200.00',
  netProfit: '-151600.00',
  assets: '4610800.00',
  grossMargin: 19.1,
  operatingMargin: 8.6,
  netMargin: -4.9,
  netDebt: '640000.00',
  debtToEquity: 1.29,
  acidTest: 0.88,
  debtServiceCover: 1.41,
  ebitda: '298700.00',
  returnOnEquity: 13.3,
  intangiblesShare: 0.3,
})

export const sampleSheet = (target = '10000.00'): SheetContent => ({
  ...texts,
  accountsAbsence: null,
  accountsAbsenceEn: null,
  figuresAbsence: null,
  figuresAbsenceEn: null,
  registrationNumber: 'Registro Mercantil de Valencia, hoja V-98114',
  office: 'Avenida del Puerto 214, 46024 València',
  website: 'https://levante.example/',
  email: 'hola@levante.example',
  phone: '960 000 214',
  ownershipChangedOn: null,
  accountsUrl: 'https://levante.example/cuentas-2025.pdf',
  accountingStandard: 'gaap',
  naceCode: 'F41.20',
  ownFunds: '310000.00',
  management: [{ name: 'Amparo Ferrandis', role: 'administradora única', roleEn: 'sole director' }],
  responsible: [
    { name: 'Amparo Ferrandis', role: 'administradora única', roleEn: 'sole director', declaredOn: '2026-11-01' },
  ],
  years: [yearOf(2023), yearOf(2024), yearOf(2025)],
  useOfFunds: [{ purpose: 'Obra', purposeEn: 'Works', amount: target }],
  collateral: [{ description: 'Primera hipoteca', descriptionEn: 'First mortgage' }],
  guarantors: [],
})
