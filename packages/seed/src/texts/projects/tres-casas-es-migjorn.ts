import type { ProjectStory } from '../project-story.ts'

export const migjorn: ProjectStory = {
  name: 'Tres casas en Es Migjorn Gran',
  url: 'tres-casas-es-migjorn',
  direction: 'Carrer de Sant Llorenç 31',
  locality: 'Es Migjorn Gran, Menorca',
  country: 'ES',
  type: 'newHomes',
  promoter: {
    name: 'Pedra de Marès, S. L.',
    about: 'Constructora de Ciutadella que trabaja con marés y sin hormigón visto. Hace cuatro o cinco casas al año.',
  },
  guarantee: {
    name: 'Agencia de Garantías Menorca, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre las tres parcelas.',
  },
  terms: {
    financing: 180_000,
    months: 20,
    profitability: 11.5,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Tres casas con aljibe en un solar del pueblo',
    about: [
      'El solar está dentro del casco y tiene licencia para tres casas de dos plantas con patio. Se construyen con marés de una cantera a doce kilómetros, recogen el agua de lluvia y no llevan piscina.',
      'El préstamo paga la obra de la primera casa y los aljibes de las tres. Las otras dos se construyen con lo que se cobra de la primera, que está apalabrada.',
    ],
    inFavour: [
      'Una casa apalabrada con señal del quince por ciento.',
      'Solar en propiedad y sin cargas.',
      'Obra sencilla, hecha por la propia empresa.',
    ],
    against: [
      'Construir en una isla cuesta más y tarda más.',
      'Dos casas sin comprador.',
      'La señal se devuelve doblada si no se entrega en dieciséis meses.',
    ],
    uses: {
      intro: 'La estructura y los muros se llevan más de la mitad.',
      parts: [
        ['Estructura y muros de marés', 52],
        ['Cubiertas y carpinterías', 23],
        ['Aljibes', 15],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: ['El capital vuelve al vender las casas. La venta de la segunda cubre el capital y los intereses.'],
    risks: [
      'Un temporal puede retrasar el transporte del material por mar.',
      'El mercado de segunda residencia es de los primeros que caen.',
    ],
    pictures: [
      'Las tres casas vistas desde la calle de Sant Llorenç.',
      'Sección por una casa, con el aljibe bajo el patio.',
      'Planta baja de las tres casas y sus patios.',
      'El solar en el borde del pueblo, camino de Binigaus.',
    ],
  },
  papers: {
    appraisal: { value: 395_000, valueWhenFinished: 1_240_000, appraiser: 'Taxacions Balears, S. A.' },
    licence: {
      authority: 'Ajuntament des Migjorn Gran',
      reference: 'OB-2026-019',
      subject: 'tres viviendas unifamiliares entre medianeras',
    },
  },
  life: { phase: 'Next_Opening', created: 58, announced: 21, opensIn: 24 },
  english: {
    promoter:
      'A builder from Ciutadella that works with local marés stone and without exposed concrete. It builds four or five houses a year.',
    guarantee: 'Holds the first mortgage on the three plots.',
    headline: 'Three houses with cisterns on a plot in the village',
    about: [
      'The plot is inside the village and has a permit for three houses of two storeys with a courtyard. They are built of marés stone from a quarry twelve kilometres away, collect rainwater and have no pool.',
      'The loan pays for the works of the first house and for the cisterns of all three. The other two are built with the price of the first one, which has been promised to a buyer.',
    ],
    inFavour: [
      'One house promised to a buyer with a deposit of fifteen per cent.',
      'The plot is its own and free of charges.',
      'Simple works, done by the company itself.',
    ],
    against: [
      'Building on an island costs more and takes longer.',
      'Two houses have no buyer.',
      'The deposit is returned twofold if the house is not delivered within sixteen months.',
    ],
    uses: {
      intro: 'Structure and walls take more than half.',
      parts: ['Structure and stone walls', 'Roofs, windows and doors', 'Cisterns', 'Contingency reserve'],
    },
    repayment: [
      'The principal comes back as the houses are sold. The sale of the second one covers principal and interest.',
    ],
    risks: [
      'A storm can delay the transport of material by sea.',
      'The market for second homes is among the first to fall.',
    ],
    pictures: [
      'The three houses seen from carrer de Sant Llorenç.',
      'Section through a house, with the cistern under the courtyard.',
      'Ground floor of the three houses and their courtyards.',
      'The plot at the edge of the village, on the way to Binigaus.',
    ],
  },
}
