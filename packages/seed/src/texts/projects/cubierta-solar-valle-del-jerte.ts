import type { ProjectStory } from '../project-story.ts'

export const jerte: ProjectStory = {
  name: 'Cubierta solar de la Cooperativa Valle del Jerte',
  url: 'cubierta-solar-valle-del-jerte',
  direction: 'Carretera N-110, kilómetro 381',
  locality: 'Navaconcejo, Cáceres',
  country: 'ES',
  type: 'energy',
  promoter: {
    name: 'Energía del Ambroz, S. L.',
    about:
      'Instaladora de Plasencia con 140 cubiertas en servicio. Monta y mantiene la instalación y cobra el ahorro durante la vida del contrato.',
  },
  guarantee: {
    name: 'Agencia de Garantías Alto Tajo, S. L.',
    about: 'Custodia la prenda sobre el contrato de venta de energía y sobre los paneles.',
  },
  terms: {
    financing: 60_000,
    months: 12,
    profitability: 6,
    minimum: 250,
    period: 'end of project',
    managerFee: 3,
    cancellationFee: 1,
  },
  texts: {
    headline: 'Cuatrocientos paneles sobre las cámaras de cereza',
    about: [
      'Las cámaras frigoríficas de la cooperativa gastan casi toda su electricidad entre mayo y agosto, cuando más sol hay. La instalación cubre ese consumo y vierte el resto a la red.',
      'El préstamo anticipó la compra de paneles e inversores hasta cobrar una ayuda pública ya concedida.',
    ],
    inFavour: [
      'Ayuda concedida por resolución firme; solo faltaba justificarla y cobrarla.',
      'Contrato de venta de energía a diez años con la propia cooperativa.',
      'Plazo corto: doce meses.',
    ],
    against: [
      'Las ayudas públicas se pagan con retrasos que no dependen del promotor.',
      'Un solo pago al final: sin cobros durante el año.',
      'El excedente se vende a precio de mercado, que en primavera es casi cero.',
    ],
    uses: {
      intro: 'Dos terceras partes son material.',
      parts: [
        ['Paneles e inversores', 66],
        ['Estructura y montaje', 22],
        ['Conexión y legalización', 12],
      ],
    },
    repayment: [
      'La ayuda llegó once meses después y devolvió el capital. Los intereses se pagaron con el ahorro del verano.',
    ],
    risks: [
      'Si la justificación de la ayuda se hubiera discutido, el promotor habría devuelto el préstamo con la venta de energía, en cinco años.',
    ],
    pictures: [
      'La cubierta de las cámaras con los paneles ya montados.',
      'Sección por la estructura, inclinada doce grados.',
      'Planta de la cubierta, con los inversores junto al centro de transformación.',
      'La cooperativa, la carretera y el río Jerte.',
    ],
  },
  papers: {
    appraisal: { value: 150_000, valueWhenFinished: 212_000, appraiser: 'Peritos Industriales de Extremadura, S. L.' },
    licence: {
      authority: 'Ayuntamiento de Navaconcejo',
      reference: 'CP-2025-014',
      subject: 'instalación fotovoltaica de autoconsumo sobre cubierta',
    },
  },
  life: { phase: 'Closed', settled: { months: 12, beforeDaysAgo: 76 }, filledIn: 19 },
  english: {
    promoter:
      'An installer from Plasencia with 140 roofs in service. It builds and maintains the installation and is paid from the savings during the life of the contract.',
    guarantee: 'Holds the pledge on the contract for the sale of energy and on the panels.',
    headline: 'Four hundred panels above the cold stores for cherries',
    about: [
      'The cold stores of the cooperative use almost all of their electricity between May and August, when there is most sun. The installation covers that use and feeds the rest into the grid.',
      'The loan advanced the purchase of panels and inverters until a public grant that had been awarded was paid.',
    ],
    inFavour: [
      'A grant awarded by a final decision; it only had to be accounted for and paid.',
      'A ten-year contract for the sale of energy to the cooperative itself.',
      'A short term: twelve months.',
    ],
    against: [
      'Public grants are paid with delays that do not depend on the promoter.',
      'A single payment at the end: nothing is paid during the year.',
      'The surplus is sold at the market price, which is almost zero in spring.',
    ],
    uses: {
      intro: 'Two thirds are material.',
      parts: ['Panels and inverters', 'Structure and assembly', 'Connection and permits'],
    },
    repayment: [
      'The grant arrived eleven months later and repaid the principal. The interest was paid from the savings of the summer.',
    ],
    risks: [
      'If the accounts of the grant had been disputed, the promoter would have repaid the loan from the sale of energy, in five years.',
    ],
    pictures: [
      'The roof of the cold stores with the panels in place.',
      'Section through the structure, tilted by twelve degrees.',
      'Plan of the roof, with the inverters beside the transformer.',
      'The cooperative, the road and the river Jerte.',
    ],
  },
}
