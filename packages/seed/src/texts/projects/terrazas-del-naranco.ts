import type { ProjectStory } from '../project-story.ts'

export const naranco: ProjectStory = {
  name: 'Terrazas del Naranco, veinticuatro viviendas en ladera',
  url: 'terrazas-del-naranco',
  direction: 'Camino de Fitoria 5',
  locality: 'Oviedo, Asturias',
  country: 'ES',
  type: 'newHomes',
  promoter: {
    name: 'Ladera Sur Promociones, S. L.',
    about: 'Sociedad creada para esta promoción por una constructora de Oviedo y una familia propietaria del suelo.',
  },
  guarantee: {
    name: 'Agencia de Garantías Nalón, S. L.',
    about: 'Custodiaría la hipoteca de primer rango sobre el suelo; la escritura está en redacción.',
  },
  terms: {
    financing: 410_000,
    months: 24,
    profitability: 15,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Veinticuatro viviendas en cuatro bancales',
    about: [
      'El terreno cae doce metros de norte a sur. El proyecto lo aprovecha con cuatro bancales de seis viviendas, cada una con la cubierta de la de abajo por terraza.',
      'Falta la licencia y falta cerrar el precio de la contención de tierras, que es el mayor riesgo de la obra.',
    ],
    inFavour: ['Suelo en propiedad de uno de los socios.', 'Orientación sur y transporte a la puerta.'],
    against: ['Sin licencia todavía.', 'El estudio geotécnico recomienda anclajes que no estaban en el presupuesto.'],
    uses: {
      intro: 'Reparto provisional, a falta del presupuesto definitivo.',
      parts: [
        ['Contención de tierras', 44],
        ['Estructura del primer bancal', 35],
        ['Honorarios y licencias', 11],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: ['El capital volvería con el préstamo al promotor, cuando haya diez viviendas reservadas.'],
    risks: ['Un terreno en pendiente puede pedir más contención de la prevista.'],
    pictures: [
      'Los cuatro bancales desde el camino de Fitoria.',
      'Sección por la ladera y las terrazas.',
      'Planta del segundo bancal, con seis viviendas.',
      'La parcela entre el camino de Fitoria y el Naranco.',
    ],
  },
  papers: {
    appraisal: { value: 720_000, valueWhenFinished: 4_300_000, appraiser: 'Tasaciones Cantábrico, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Oviedo',
      reference: 'en tramitación',
      subject: 'veinticuatro viviendas aterrazadas',
    },
  },
  life: { phase: 'Draft', created: 19 },
  english: {
    promoter: 'A company set up for this development by a builder from Oviedo and the family that owns the land.',
    guarantee: 'It would hold the first mortgage on the land; the deed is being drafted.',
    headline: 'Twenty-four homes on four terraces',
    about: [
      'The land falls twelve metres from north to south. The project uses the slope with four terraces of six homes, each with the roof of the one below as its terrace.',
      'The permit is missing, and so is a fixed price for the retaining walls, which are the greatest risk of the works.',
    ],
    inFavour: ['Land owned by one of the partners.', 'Facing south, with public transport at the door.'],
    against: ['No permit yet.', 'The soil report recommends anchors that were not in the budget.'],
    uses: {
      intro: 'Provisional breakdown, until the final budget.',
      parts: ['Retaining walls', 'Structure of the first terrace', 'Fees and permits', 'Contingency reserve'],
    },
    repayment: ['The principal would come back from the development loan, once ten homes are reserved.'],
    risks: ['Sloping ground may need more retaining walls than planned.'],
    pictures: [
      'The four terraces from the Fitoria road.',
      'Section through the slope and the terraces.',
      'Plan of the second terrace, with six homes.',
      'The plot between the Fitoria road and Mount Naranco.',
    ],
  },
}
