import { DeliveryFeePeriod } from '@cauce/contract'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { PROJECT_TYPES, type ProjectTypeKey } from './catalogues.ts'

const Party = z.strictObject({ name: z.string(), about: z.string() })

const Terms = z.strictObject({
  financing: z.int(),
  months: z.int(),
  /** Percent over the whole duration. */
  profitability: z.number(),
  minimum: z.int(),
  maximum: z.int().optional(),
  period: DeliveryFeePeriod,
  /** Percent of the returns. */
  managerFee: z.number(),
  /** Percent of the amount, for leaving before the project is financed. */
  cancellationFee: z.number(),
  maxInvestors: z.int().optional(),
})

const list = z.array(z.string())
/** Front, section, floor plan, site. */
const pictures = z.tuple([z.string(), z.string(), z.string(), z.string()])
const texts = {
  headline: z.string(),
  about: list,
  inFavour: list,
  against: list,
  repayment: list,
  risks: list,
  pictures,
}

const Texts = z.strictObject({
  ...texts,
  /** Percentages add up to 100. */
  uses: z.strictObject({ intro: z.string(), parts: z.array(z.tuple([z.string(), z.number()])) }),
})

/** Each list as long as the Spanish one. */
const EnglishTexts = z.strictObject({
  ...texts,
  promoter: z.string(),
  guarantee: z.string(),
  uses: z.strictObject({ intro: z.string(), parts: list }),
  reason: z.string().optional(),
})

const Papers = z.strictObject({
  appraisal: z.strictObject({ value: z.int(), valueWhenFinished: z.int(), appraiser: z.string() }),
  /** Euro that come before the loan. */
  mortgage: z.strictObject({ rank: z.int(), prior: z.int() }).optional(),
  licence: z.strictObject({ authority: z.string(), reference: z.string(), subject: z.string() }),
})

/** Default: paid on the due date. */
const Payment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('late'), days: z.int() }),
  z.strictObject({ kind: z.literal('partial'), percent: z.number() }),
  z.strictObject({ kind: z.literal('unpaid') }),
])

const days = z.int()
const before = { created: days, announced: days }
/** Settled this many months before an instalment due this many days ago. */
const settled = {
  settled: z.strictObject({ months: z.int(), beforeDaysAgo: days }),
  /** Days to raise the money. */
  filledIn: days,
  /** By instalment number. */
  payments: z.record(z.string(), Payment).optional(),
}
const Financed = z.strictObject({ phase: z.literal('Financed'), ...settled })
const Closed = z.strictObject({ phase: z.literal('Closed'), ...settled })

/** In days before today. */
const Life = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('Draft'), created: days }),
  z.strictObject({ phase: z.literal('Discarded'), ...before, discarded: days, reason: z.string() }),
  z.strictObject({ phase: z.literal('Next_Opening'), ...before, opensIn: days }),
  z.strictObject({
    phase: z.literal('Preinvestment'),
    ...before,
    preinvestment: days,
    opensIn: days,
    places: z.int(),
    deposit: z.int(),
  }),
  z.strictObject({
    phase: z.literal('Investment'),
    ...before,
    opened: days,
    endsIn: days,
    /** Percent. */
    funded: z.number(),
    /** Days ago that it became private to its investors. */
    private: days.optional(),
    suspended: days.optional(),
  }),
  Financed,
  Closed,
])

/** Amounts are whole euros. */
const ProjectStory = z.strictObject({
  name: z.string(),
  url: z.string(),
  direction: z.string(),
  locality: z.string(),
  country: z.string(),
  type: z.enum(Object.keys(PROJECT_TYPES) as ProjectTypeKey[]),
  promoter: Party,
  guarantee: Party,
  terms: Terms,
  texts: Texts,
  papers: Papers,
  life: Life,
  english: EnglishTexts,
})

export type ProjectStory = z.infer<typeof ProjectStory>
export type Party = z.infer<typeof Party>
export type Terms = z.infer<typeof Terms>
export type EnglishTexts = z.infer<typeof EnglishTexts>
export type Papers = z.infer<typeof Papers>
export type Payment = z.infer<typeof Payment>
export type Life = z.infer<typeof Life>
export type SettledLife = z.infer<typeof Financed> | z.infer<typeof Closed>

export const PROJECT_STORIES: readonly ProjectStory[] = [
  ...['bodega-valdelobos', 'casa-de-los-azulejos', 'casas-de-arroyo', 'cubierta-solar-valle-del-jerte'],
  ...['mercado-de-san-roque', 'hotel-puerta-de-ordesa', 'clinica-santa-olaya', 'calle-zabaleta'],
  ...['vivienda-en-madera-arrotxapea', 'almacen-plaza', 'conservas-o-salgueiron', 'fabrica-de-hilaturas'],
  ...['residencia-camino-de-ronda', 'ribera-del-turia', 'palacete-condes-de-guadiana', 'mas-gironella-ampliacion'],
  ...['parque-solar-los-monegros', 'torre-chamartin-norte', 'teatro-principal-de-tui', 'tres-casas-es-migjorn'],
  ...['escuela-de-oficios-la-hullera', 'oficinas-quai-de-la-nive', 'terrazas-del-naranco', 'talleres-y-lofts-pujades'],
].map((url) =>
  ProjectStory.parse(parse(readFileSync(new URL(`../../assets/stories/${url}.yaml`, import.meta.url), 'utf8'))),
)
