import type { ProjectStory } from '../project-story.ts'

export const conservas: ProjectStory = {
  name: 'Antigua fábrica de conservas O Salgueirón',
  url: 'conservas-o-salgueiron',
  direction: 'Rúa do Porto 40',
  locality: 'Cangas, Pontevedra',
  country: 'ES',
  type: 'refurbishment',
  promoter: {
    name: 'Ría Abierta Proyectos, S. L.',
    about: 'Sociedad de Vigo que agrupa a cuatro empresas de hostelería y un varadero.',
  },
  guarantee: {
    name: 'Agencia de Garantías Baixo Miño, S. L.',
    about: 'Habría custodiado la hipoteca sobre la concesión portuaria.',
  },
  terms: {
    financing: 290_000,
    months: 24,
    profitability: 14.2,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Una conservera vacía junto al muelle',
    about: [
      'La fábrica cerró en 1983 y está sobre una concesión de puertos. La promotora quería abrir en ella un mercado de pescado, dos restaurantes y un pequeño varadero.',
      'La autoridad portuaria denegó la ampliación de la concesión, y sin ella no había plazo para devolver el préstamo.',
    ],
    inFavour: ['Edificio singular y junto al agua.', 'Empresas con experiencia en los tres usos.'],
    against: ['Concesión de puertos por solo nueve años más.', 'Obra junto al mar, cara de hacer y de mantener.'],
    uses: {
      intro: 'Reparto que no llegó a usarse.',
      parts: [
        ['Estructura y cubierta', 52],
        ['Instalaciones', 28],
        ['Urbanización del muelle', 20],
      ],
    },
    repayment: ['El capital habría vuelto con la explotación de los restaurantes y del varadero.'],
    risks: ['La concesión podía no ampliarse, y no se amplió.'],
    pictures: [
      'La fábrica y su chimenea desde el muelle.',
      'Sección por la nave de enlatado.',
      'Planta baja con el mercado y los restaurantes.',
      'El muelle de Cangas y la playa de Rodeira.',
    ],
  },
  papers: {
    appraisal: { value: 380_000, valueWhenFinished: 940_000, appraiser: 'Tasacións do Miño, S. A.' },
    licence: {
      authority: 'Concello de Cangas',
      reference: 'LIC-2025-301',
      subject: 'rehabilitación de antigua conservera',
    },
  },
  life: {
    phase: 'Discarded',
    created: 230,
    announced: 196,
    discarded: 141,
    reason: 'La autoridad portuaria ha denegado la ampliación de la concesión. Nadie había invertido todavía.',
  },
  english: {
    promoter: 'A company from Vigo that brings together four restaurant businesses and a boatyard.',
    guarantee: 'It would have held the mortgage on the port concession.',
    headline: 'An empty cannery beside the quay',
    about: [
      'The factory closed in 1983 and stands on a port concession. The promoter wanted to open a fish market, two restaurants and a small boatyard in it.',
      'The port authority refused to extend the concession, and without it there was not enough time to repay the loan.',
    ],
    inFavour: ['A remarkable building beside the water.', 'Companies with experience of the three uses.'],
    against: ['A port concession for only nine more years.', 'Works beside the sea, expensive to do and to maintain.'],
    uses: {
      intro: 'A breakdown that was never used.',
      parts: ['Structure and roof', 'Installations', 'Works on the quay'],
    },
    repayment: ['The principal would have come back from the business of the restaurants and the boatyard.'],
    risks: ['The concession might not be extended, and it was not.'],
    pictures: [
      'The factory and its chimney from the quay.',
      'Section through the canning hall.',
      'Ground floor with the market and the restaurants.',
      'The quay of Cangas and Rodeira beach.',
    ],
    reason: 'The port authority has refused to extend the concession. Nobody had invested yet.',
  },
}
