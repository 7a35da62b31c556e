import type { DocumentBlock, SheetSectionLetter } from '@cauce/contract'
import { sampleSheet } from '@cauce/testing/sample-sheet'
import { expect, test } from 'vitest'
import { factsWith, plain } from './testing/facts.ts'
import { documentOf } from './sheet-document.domain.ts'
import { sheetPaperOf } from './sheet-paper.domain.ts'

const document = plain(documentOf(sampleSheet('10000.00'), factsWith(), 'en'))

/** "Label: value"; column widths, figures starred. */
function linesOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [`# ${block.text}`]
    case 'paragraph':
      return [block.text]
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`)
    case 'table':
      return [
        `[${block.caption}]`,
        block.columns.map(({ title, share, isFigure }) => `${title} ${share}${isFigure ? '*' : ''}`).join(' | '),
        ...block.rows.map((cells) => cells.join(' | ')),
        ...(block.sum ? [`= ${block.sum.join(' | ')}`] : []),
      ]
  }
}

const YEARS = (figure: string) => Array.from({ length: 3 }, () => figure).join(' | ')

const SECTIONS: Readonly<Record<SheetSectionLetter, readonly string[]>> = {
  A: [
    'The project owner and the project',
    '# Identity of the project owner',
    'Name: Levante, S. L.',
    'Legal form: Text of legalForm.',
    'Tax number: B98765431',
    'Registration: Registro Mercantil de Valencia, hoja V-98114',
    'Country: Spain',
    'Registered office: Avenida del Puerto 214, 46024 València',
    'Contact: 960 000 214 · hola@levante.example',
    'Website: https://levante.example/',
    'Ownership: Text of ownership.',
    'Latest change of ownership: None since it was founded',
    'Management: Amparo Ferrandis, sole director',
    '# Who is responsible for this sheet',
    'Amparo Ferrandis, sole director. Declaration signed on 01/11/2026.',
    '“The project owner declares that, to the best of its knowledge, no information has been omitted or is materially misleading or inaccurate. The project owner is responsible for the preparation of this key investment information sheet.”',
    '# Principal activities',
    'Text of activities.',
    '# Latest accounts',
    'https://levante.example/cuentas-2025.pdf',
    '# Figures of the last three years',
    '[Figures of the last three years]',
    'In euros, under Spanish GAAP 2.4 | 2023 1* | 2024 1* | 2025 1*',
    `Turnover | ${YEARS('3.104.200 €')}`,
    `Annual net profit | ${YEARS('-151.600 €')}`,
    `Total assets | ${YEARS('4.610.800 €')}`,
    `Gross margin | ${YEARS('19,10 %')}`,
    `Operating margin | ${YEARS('8,60 %')}`,
    `Net margin | ${YEARS('-4,90 %')}`,
    `Net debt | ${YEARS('640.000 €')}`,
    `Debt-to-equity ratio | ${YEARS('1,29')}`,
    `Acid-test ratio | ${YEARS('0,88')}`,
    `Debt-service coverage ratio | ${YEARS('1,41')}`,
    `EBITDA | ${YEARS('298.700 €')}`,
    `Return on equity | ${YEARS('13,30 %')}`,
    `Intangible assets to total assets | ${YEARS('0,30 %')}`,
    '# The project and the purpose of the funds',
    'Text of purpose.',
    '[Use of funds]',
    'Use of funds 3 | Amount 1.2* | Share 0.8*',
    'Works | 10.000 € | 100,00 %',
    '= Sum | 10.000 € | 100,00 %',
  ],
  B: [
    'The offer',
    'Minimum target: 10.000 €',
    'Maximum: 10.000 €',
    'Deadline: 12/12/2026',
    'Own funds committed by the project owner: 310.000 €',
    '# Completed offers of the project owner',
    'None',
    '# If the target is not reached',
    'If money is missing at the end of the period, the offer is cancelled. Each investor gets back all that they put in, into their wallet and at no cost, at the moment in which it is cancelled.',
    '# Change of the capital and debt of the project owner',
    'Text of capitalAndDebt.',
  ],
  C: [
    'Risk factors',
    '# Project risk',
    'Text of riskProject.',
    '# Sector risk',
    'Text of riskSector. NACE activity: F41.20.',
    '# Risk of default',
    'Text of riskDefault. Risk category B: we expect 3,00 % of such loans to fall into default in a year.',
    '# Risk of lower, delayed or no return',
    'Text of riskReturn.',
    '# Risk of platform failure',
    'Text of riskPlatform.',
    '# Risk of illiquidity',
    'Text of riskLiquidity.',
    '# Other risks',
    'Text of riskOther.',
  ],
  G: [
    'The loan',
    'Nature: Loan of the investors to the project owner',
    'Duration: 18 months',
    'Yearly interest rate: 7,25 %',
    'Payments: Quarterly',
    'Terms: Text of loanTerms.',
    'Collateral: First mortgage',
    'Guarantors: None',
    'Early repayment: Text of earlyRepayment.',
    'Defaults of the project owner in the last five years: Text of ownerDefaults.',
    'How interest is calculated: simple, on the outstanding principal. The return over the whole duration, 10,88 %, is shared out by equal months; the yearly rate is that of twelve months.',
    '# Expected payments for each 10.000 €, before fee and taxes',
    '[Expected payments for each 10.000 €, before fee and taxes]',
    'Payment 1 | Month 1 | Interest 1* | Principal 1*',
    '1 to 2 | 3 to 6 | 181,34 € | 0,00 €',
    '3 to 5 | 9 to 15 | 181,33 € | 0,00 €',
    '6 | 18 | 181,33 € | 10.000,00 €',
    '= Total |  | 1.088,00 € | 10.000,00 €',
    '# Who services the loan',
    'Cauce, S. L. (B12345674). Contact: https://cauce.example/user/support',
    '# If the project owner is late',
    'The platform claims the payment from the project owner and informs the investors. A loan is in default when a material amount is more than 90 days past due: investors are notified without delay, it counts in the published rates, and any security is claimed.',
  ],
  H: [
    'Costs, information and complaints',
    '# What you would pay with 10.000 €',
    '[What you would pay with 10.000 €]',
    'Cost 3 | Rate 1* | For 10.000 € 1*',
    'Entry | 0,00 % | 0,00 €',
    'Ongoing, on the interest of a year (725,00 €) | 4,00 % | 29,00 €',
    'Exit before the loan is paid out, once | 2,00 % | 200,00 €',
    'Performance | 0,00 % | 0,00 €',
    'Other | 0,00 % | 0,00 €',
    '# Further information, free of charge',
    'On the page of the project, https://cauce.example/projects/ribera-del-turia, or by writing to support.',
    '# If you have a complaint',
    'Free of charge and without an account, with the form at https://cauce.example/complaints. Within ten working days we say whether it is admitted, who handles it and when it is decided, usually within 30 days.',
  ],
}

test.each(Object.entries(SECTIONS))('section %s', (letter, lines) => {
  const { title, blocks } = document.sections.find((section) => section.letter === letter)!
  expect([title, ...blocks.flatMap(linesOf)]).toEqual(lines)
})

test('overview and references', () => {
  expect(document.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Offer identifier: 9598CAUCE0000000001200000057',
    'Project owner: Levante, S. L.',
    'Crowdfunding project: Ribera del Turia',
    'Type of offer and instrument: Loan',
    'Target funds: 10.000 €',
    'Deadline: 12/12/2026',
  ])
  expect(document.footnotes).toEqual([
    expect.stringContaining('Directive 2014/49/EU'),
    expect.stringContaining('Directive 97/9/EC'),
  ])
})

test('the PDF has the same text in the same order, with version and immutability notice on each page', () => {
  const imprint = {
    identifier: '9598CAUCE0000000001200000057',
    issuer: 'Cauce',
    madeAt: new Date('2026-11-20T09:00:00Z'),
  }
  const paper = (version: number | null, identifier: string | null = imprint.identifier) =>
    sheetPaperOf(document, { ...imprint, version, identifier })
  expect(paper(2)).toMatchObject({
    language: 'en',
    title: document.title,
    issuer: 'Cauce',
    numberLine: imprint.identifier,
  })
  expect(paper(1).footer).toEqual(['Version 1 of 20/11/2026', expect.stringContaining('never changed')])
  expect(paper(2).footer[0]).toBe('Version 2 of 20/11/2026. Replaces version 1.')
  expect(paper(null, null).footer[0]).toMatch(/draft/i)
  expect(paper(null, null).numberLine).toBe('Given on publication')
  expect(paper(2).pageOf(1, 4)).toBe('Page 1 of 4')
  const outline = paper(1).blocks.flatMap((block) =>
    'text' in block && block.kind !== 'paragraph' ? [`${block.kind} ${block.text}`] : [],
  )
  expect(outline.filter((line) => line.startsWith('heading'))).toEqual(
    document.sections.map(({ letter, title }) => `heading ${letter}. ${title}`),
  )
  expect(outline.filter((line) => line.startsWith('note'))).toEqual(document.footnotes.map((note) => `note ${note}`))
})
