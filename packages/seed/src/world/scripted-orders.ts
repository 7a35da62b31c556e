/** An order that the story tells by itself, because somebody's portfolio should show it. Whole euro. */
export type ScriptedOrder = {
  readonly customer: string
  readonly url: string
  readonly amount: number
  readonly leavesAfterDays?: number
} & ({ readonly hoursAfterOpening: number } | { readonly hoursAgo: number })

/** Whose portfolio is told order by order: nothing is added to it by chance. */
export const INVESTOR = 'montserrat-echeverria-goikoetxea'
const COMPANY = 'inversiones-patrimoniales-ribagorza-s-l'

export const SCRIPTED_ORDERS: readonly ScriptedOrder[] = [
  { customer: INVESTOR, url: 'bodega-valdelobos', amount: 2_000, hoursAfterOpening: 50 },
  { customer: INVESTOR, url: 'mercado-de-san-roque', amount: 4_800, hoursAfterOpening: 33 },
  { customer: INVESTOR, url: 'casas-de-arroyo', amount: 1_500, hoursAfterOpening: 12 },
  { customer: INVESTOR, url: 'casa-de-los-azulejos', amount: 1_000, hoursAfterOpening: 60 },
  { customer: INVESTOR, url: 'calle-zabaleta', amount: 4_200, hoursAfterOpening: 26 },
  { customer: INVESTOR, url: 'vivienda-en-madera-arrotxapea', amount: 6_000, hoursAfterOpening: 36 },
  { customer: INVESTOR, url: 'hotel-puerta-de-ordesa', amount: 1_000, hoursAfterOpening: 21, leavesAfterDays: 2 },
  { customer: INVESTOR, url: 'residencia-camino-de-ronda', amount: 2_500, hoursAfterOpening: 55 },
  { customer: INVESTOR, url: 'ribera-del-turia', amount: 1_000, hoursAgo: 21 },
  { customer: COMPANY, url: 'bodega-valdelobos', amount: 15_000, hoursAfterOpening: 28 },
  { customer: COMPANY, url: 'almacen-plaza', amount: 30_000, hoursAfterOpening: 31 },
  { customer: COMPANY, url: 'clinica-santa-olaya', amount: 20_000, hoursAfterOpening: 8 },
  { customer: COMPANY, url: 'fabrica-de-hilaturas', amount: 25_000, hoursAgo: 46 },
  { customer: COMPANY, url: 'ribera-del-turia', amount: 40_000, hoursAfterOpening: 27 },
]
