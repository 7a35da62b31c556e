import type { ProjectStory } from '../project-story.ts'

export const arroyo: ProjectStory = {
  name: 'Nueve casas en Arroyo de la Encomienda',
  url: 'casas-de-arroyo',
  direction: 'Calle del Majuelo 3 a 19',
  locality: 'Arroyo de la Encomienda, Valladolid',
  country: 'ES',
  type: 'newHomes',
  promoter: {
    name: 'Promociones Pisuerga Norte, S. L.',
    about:
      'Promotora de Valladolid con veinte años de actividad y más de trescientas viviendas entregadas, casi todas unifamiliares.',
  },
  guarantee: {
    name: 'Agencia de Garantías Castilla, S. L.',
    about: 'Custodia la hipoteca sobre las tres parcelas que quedaban sin vender.',
  },
  terms: {
    financing: 138_000,
    months: 15,
    profitability: 8.5,
    minimum: 500,
    maximum: 40_000,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2.5,
  },
  texts: {
    headline: 'Las nueve últimas casas de una promoción de cuarenta',
    about: [
      'La promotora había entregado treinta y una de las cuarenta casas del sector. El préstamo pagó la urbanización interior y las cubiertas de las nueve últimas, que estaban en estructura.',
      'Las casas, adosadas y de dos plantas, tienen 142 metros cuadrados, garaje y un jardín pequeño orientado al sur.',
    ],
    inFavour: [
      'Siete de nueve casas vendidas en documento privado al abrir el proyecto.',
      'Treinta y una casas iguales entregadas en plazo.',
      'Hipoteca sobre tres parcelas tasadas en 405.000 €.',
    ],
    against: [
      'La urbanización dependía de una obra municipal de alcantarillado.',
      'Dos de las nueve casas no tenían comprador.',
      'Los materiales subieron un seis por ciento durante la obra anterior.',
    ],
    uses: {
      intro: 'El dinero terminó cubiertas y calles.',
      parts: [
        ['Cubiertas y cerramientos', 49],
        ['Urbanización interior', 31],
        ['Acometidas', 12],
        ['Reserva para imprevistos', 8],
      ],
    },
    repayment: [
      'El capital volvió al escriturar las casas. Las dos que faltaban se vendieron antes de la entrega.',
      'El cuarto pago llegó seis días tarde, por un festivo y un error en la orden de transferencia.',
    ],
    risks: [
      'Sin alcantarillado municipal no habría habido licencia de primera ocupación.',
      'Una caída de ventas habría obligado a alquilar las últimas casas.',
    ],
    pictures: [
      'La calle del Majuelo con las nueve casas terminadas.',
      'Sección por una casa, del garaje al jardín.',
      'Planta baja de dos casas adosadas.',
      'Las nueve parcelas y la calle que las une al pueblo.',
    ],
  },
  papers: {
    appraisal: { value: 405_000, valueWhenFinished: 1_980_000, appraiser: 'Tasaciones Duero, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Arroyo de la Encomienda',
      reference: 'LOM-2024-233',
      subject: 'nueve viviendas unifamiliares adosadas y urbanización interior',
    },
  },
  life: {
    phase: 'Closed',
    settled: { months: 15, beforeDaysAgo: 33 },
    filledIn: 27,
    payments: { 4: { kind: 'late', days: 6 } },
  },
  english: {
    promoter:
      'A developer from Valladolid with twenty years of activity and more than three hundred homes delivered, almost all of them houses.',
    guarantee: 'Holds the mortgage on the three plots that were still unsold.',
    headline: 'The last nine houses of a development of forty',
    about: [
      'The promoter had delivered thirty-one of the forty houses. The loan paid for the roads inside the estate and for the roofs of the last nine, which stood as bare structures.',
      'The houses are terraced, on two storeys, with 142 square metres, a garage and a small garden facing south.',
    ],
    inFavour: [
      'Seven of nine houses sold by private contract when the project opened.',
      'Thirty-one identical houses delivered on time.',
      'A mortgage on three plots appraised at 405.000 €.',
    ],
    against: [
      'The estate depended on municipal works on the sewer.',
      'Two of the nine houses had no buyer.',
      'Materials had risen by six per cent during the previous works.',
    ],
    uses: {
      intro: 'The money finished roofs and streets.',
      parts: ['Roofs and walls', 'Roads of the estate', 'Connections', 'Contingency reserve'],
    },
    repayment: [
      'The principal came back as the houses were sold. The two that were missing were sold before completion.',
      'The fourth payment came six days late, because of a public holiday and a mistake in the transfer order.',
    ],
    risks: [
      'Without the municipal sewer there would have been no occupancy licence.',
      'A fall in sales would have meant letting the last houses.',
    ],
    pictures: [
      'Calle del Majuelo with the nine finished houses.',
      'Section through a house, from the garage to the garden.',
      'Ground floor of two terraced houses.',
      'The nine plots and the street that joins them to the village.',
    ],
  },
}
