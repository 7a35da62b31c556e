import { api, calendarDateOf, EMPTY_SHEET, type SheetContent, type SheetYearFigures } from '@cauce/contract'
import { hoursAfter } from '../texts/time.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'
import { formatMoney } from '@cauce/format'
import { chanceFor } from '../chance.ts'
import type { ProjectStory } from '../texts/project-story.ts'

interface Changes {
  readonly changes: string
  readonly changesEn: string
  readonly isMaterial: boolean
}

export function planSheets(world: World, projects: readonly Project[]): void {
  const { agenda, moments } = world
  for (const project of projects) {
    const { story, dates } = project
    const shown = dates.announcedAt ?? dates.preinvestmentAt ?? dates.openedAt
    if (!shown) continue
    const content = sheetOf(story, calendarDateOf(dates.createdAt))
    agenda.add(hoursAfter(dates.createdAt, 5), () => publish(world, project, content))
    const { url, daysAgo, ownersDefaults, ownersDefaultsEn, ...words } = SHEET_CORRECTION
    if (story.url !== url) continue
    const { responsible } = sheetOf(story, moments.day(daysAgo))
    const corrected = { ownerDefaults: ownersDefaults, ownerDefaultsEn: ownersDefaultsEn, responsible }
    agenda.add(moments.at(daysAgo, '10:05'), () => publish(world, project, corrected, { ...words, isMaterial: true }))
  }
}

async function publish(
  { call, administrators: [administrator] }: World,
  project: Project,
  body: Partial<ReturnType<typeof sheetOf>>,
  changes?: Changes,
): Promise<void> {
  const id = project.projectId()
  await call(administrator.token, api.sheetDrafts.edit, { params: { id }, body })
  const version = { projectId: id, isInEnglish: true, ...changes }
  await call(administrator.token, api.informationSheets.create, { body: version })
}

const SHEET_CORRECTION = {
  url: 'ribera-del-turia',
  daysAgo: 3,
  ownersDefaults: 'Ninguno declarado. En 2024 pagó una factura de obra con 40 días de retraso.',
  ownersDefaultsEn: 'None declared. In 2024 it paid an invoice for works 40 days late.',
  changes: 'La promotora ha declarado que en 2024 pagó una factura de obra con 40 días de retraso.',
  changesEn: 'The project owner has declared that in 2024 it paid an invoice for works 40 days late.',
} as const

const wire = (euro: number) => `${euro}.00`

const joined = (parts: readonly string[]) => parts.join(' ')

/** In both languages; `signedOn` is the declaration date. */
function sheetOf(story: ProjectStory, signedOn: string): SheetContent {
  const { promoter, guarantee, terms, papers } = story
  const english = story.english
  const { appraiser } = papers.appraisal
  const appraised = formatMoney(wire(papers.appraisal.value), { places: 'auto' })
  const name = new URL(`https://www.${story.url}.example/`).href
  return {
    ...EMPTY_SHEET,
    ...WORDS,
    legalForm: promoter.name.endsWith('S. A.') ? 'Sociedad anónima' : 'Sociedad limitada',
    legalFormEn: promoter.name.endsWith('S. A.') ? 'Public limited company' : 'Private limited company',
    registrationNumber: `Registro Mercantil, hoja ${chanceFor(`sheet/${story.url}`).integer(10_000, 99_999)}`,
    office: `${story.direction}, ${story.locality}`,
    website: name,
    email: `hola@${story.url}.example`,
    phone: '+34 960 000 214',
    activities: promoter.about,
    activitiesEn: english.promoter,
    accountsUrl: `${name}cuentas-anuales.pdf`,
    accountingStandard: 'gaap',
    ...peopleOf(story, signedOn),
    years: yearsOf(story, Number(signedOn.slice(0, 4))),
    purpose: joined([...story.texts.about.slice(0, 2), story.texts.uses.intro]),
    purposeEn: joined([...english.about.slice(0, 2), english.uses.intro]),
    useOfFunds: usesOf(story),
    naceCode: 'F41.20',
    ownFunds: wire(Math.round(terms.financing * 0.25)),
    riskProject: joined(story.texts.against),
    riskProjectEn: joined(english.against),
    riskOther: joined(story.texts.risks),
    riskOtherEn: joined(english.risks),
    loanTerms: story.texts.repayment[0]!,
    loanTermsEn: english.repayment[0]!,
    collateral: [
      {
        description: `${guarantee.about} Tasación de ${appraiser}: ${appraised}.`,
        descriptionEn: `${english.guarantee} Appraisal by ${appraiser}: ${appraised}.`,
      },
    ],
  }
}

const PEOPLE = ['Amparo Ferrandis Soler', 'Vicent Roig Climent', 'Maite Arrieta Gil', 'Nuno Caldas Rei'] as const

function peopleOf({ url }: ProjectStory, declaredOn: string) {
  const name = chanceFor(`sheet/people/${url}`).pick(PEOPLE)
  const person = { name, role: 'dirección financiera', roleEn: 'finance director' }
  return { management: [person], responsible: [{ ...person, declaredOn }] }
}

/** In cents; the last one takes the rounding difference. */
function usesOf(story: ProjectStory): SheetContent['useOfFunds'] {
  const { financing } = story.terms
  const english = story.english.uses.parts
  const { parts } = story.texts.uses
  const amounts = parts.map(([, percent]) => Math.floor((financing * percent) / 100))
  amounts[amounts.length - 1]! += financing - amounts.reduce((sum, amount) => sum + amount, 0)
  return parts.map(([purpose], index) => ({ purpose, purposeEn: english[index]!, amount: wire(amounts[index]!) }))
}

function yearsOf({ terms: { financing }, url }: ProjectStory, thisYear: number): SheetYearFigures[] {
  const chance = chanceFor(`sheet/years/${url}`)
  return [3, 2, 1].map((ago) => {
    const turnover = Math.round(financing * (3.4 - ago * 0.5) + chance.integer(0, 9_000))
    const netProfit = Math.round(turnover * (0.055 - ago * 0.008))
    return {
      year: thisYear - ago,
      turnover: wire(turnover),
      netProfit: wire(netProfit),
      assets: wire(Math.round(turnover * 1.5)),
      grossMargin: (194 - ago * 10) / 10,
      operatingMargin: (88 - ago * 5) / 10,
      netMargin: Math.round((10_000 * netProfit) / turnover) / 100,
      netDebt: wire(Math.round(turnover * 0.21)),
      debtToEquity: Math.round((1.2 + ago * 0.12) * 100) / 100,
      acidTest: Math.round((0.95 - ago * 0.06) * 100) / 100,
      debtServiceCover: Math.round((1.5 - ago * 0.11) * 100) / 100,
      ebitda: wire(Math.round(turnover * 0.094)),
      returnOnEquity: 14 - ago,
      intangiblesShare: 0.3,
    }
  })
}

const WORDS = {
  ownership: 'Los socios con un 20 % o más del capital constan en la memoria de sus cuentas anuales.',
  ownershipEn: 'Members with 20 % or more of the capital are named in the notes to its annual accounts.',
  capitalAndDebt: 'El capital no cambia. La deuda aumenta en el importe del préstamo hasta que se devuelve.',
  capitalAndDebtEn: 'Its capital does not change. Its debt rises by the amount of the loan until it is repaid.',
  riskSector:
    'Construcción y rehabilitación de edificios: suben los costes de obra, se alargan las licencias y bajan los precios de venta.',
  riskSectorEn: 'Building and refurbishment: building costs rise, permits take longer and sale prices fall.',
  riskDefault: 'La promotora puede no pagar, o entrar en concurso. Entonces se cobra solo lo que dé la garantía.',
  riskDefaultEn: 'The project owner may fail to pay or become insolvent. Then only what the security yields is paid.',
  riskReturn:
    'Los pagos pueden llegar más tarde, ser menores o no llegar. Los intereses no aumentan por el retraso si los inversores consienten por escrito una prórroga.',
  riskReturnEn:
    'Payments may come later, be smaller or not come at all. Interest does not rise with the delay if the investors consent in writing to an extension.',
  riskPlatform:
    'Si la plataforma deja de funcionar, los contratos siguen en vigor y otra empresa gestiona los cobros. Puede haber retrasos.',
  riskPlatformEn:
    'If the platform ceases to operate, the contracts remain in force and another company services the loans. There may be delays.',
  riskLiquidity: 'Una vez entregado el préstamo no se puede retirar el dinero ni vender la inversión antes del final.',
  riskLiquidityEn: 'Once the loan is paid out, the money cannot be withdrawn nor the investment sold before the end.',
  earlyRepayment: 'La promotora puede devolver el préstamo antes. Paga los intereses hasta ese día, sin penalización.',
  earlyRepaymentEn: 'The project owner may repay early. It pays interest up to that day, without a penalty.',
  ownerDefaults: 'Ninguno declarado.',
  ownerDefaultsEn: 'None declared.',
} as const
