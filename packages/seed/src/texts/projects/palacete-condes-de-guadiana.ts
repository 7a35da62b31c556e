import type { ProjectStory } from '../project-story.ts'

export const guadiana: ProjectStory = {
  name: 'Palacete de los Condes de Guadiana, diecisiete habitaciones',
  url: 'palacete-condes-de-guadiana',
  direction: 'Calle Real 46',
  locality: 'Úbeda, Jaén',
  country: 'ES',
  type: 'hospitality',
  promoter: {
    name: 'Casas Singulares de La Loma, S. L.',
    about:
      'Tres hermanas que dirigen un hotel de once habitaciones en Baeza, lleno de jueves a domingo desde hace seis años.',
  },
  guarantee: {
    name: 'Agencia de Garantías Alto Guadalquivir, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre el palacete.',
  },
  terms: {
    financing: 200_000,
    months: 30,
    profitability: 19,
    minimum: 1_000,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2.5,
  },
  texts: {
    headline: 'Un palacio renacentista que vuelve a tener huéspedes',
    about: [
      'El palacete perteneció a la misma familia durante cuatrocientos años y luego a un notario que lo dividió en pisos. La promotora lo compró entero y lo está devolviendo a su planta original, con diecisiete habitaciones en torno al patio.',
      'La obra gruesa está terminada. El préstamo paga instalaciones, baños, carpintería y el mobiliario de las habitaciones.',
    ],
    inFavour: [
      'Obra gruesa terminada y pagada con fondos propios.',
      'Hipoteca de primer rango sobre un edificio tasado en más de tres veces el préstamo.',
      'El hotel de Baeza da beneficios todos los años desde que abrió.',
    ],
    against: [
      'Monumento protegido: cada baño necesita la autorización de la comisión de patrimonio.',
      'Úbeda vive de fines de semana; de lunes a miércoles la ocupación es baja.',
      'Los primeros cuatro pagos se harán con caja de la promotora, antes de abrir.',
    ],
    uses: {
      intro: 'Baños e instalaciones, sobre todo.',
      parts: [
        ['Instalaciones y climatización', 38],
        ['Baños', 24],
        ['Carpintería y restauración', 18],
        ['Mobiliario', 13],
        ['Reserva para imprevistos', 7],
      ],
    },
    repayment: [
      'Los intereses se pagan cada trimestre. El capital, con un préstamo hipotecario a doce años que el banco concede al abrir, o con la venta del hotel de Baeza si no llegara.',
    ],
    risks: [
      'Si la comisión de patrimonio retrasa la apertura más de seis meses, la promotora tendrá que aportar capital.',
      'El turismo cultural es lo primero que se recorta en una crisis.',
    ],
    pictures: [
      'La fachada de la calle Real, con la torre.',
      'Sección por el patio y la escalera claustral.',
      'Planta primera, con las habitaciones en torno al patio.',
      'El palacete en el casco antiguo de Úbeda.',
    ],
  },
  papers: {
    appraisal: { value: 640_000, valueWhenFinished: 1_310_000, appraiser: 'Tasadores del Darro, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Úbeda',
      reference: 'OM-2025-091',
      subject: 'rehabilitación de casa palacio para uso hotelero',
    },
  },
  life: { phase: 'Investment', created: 104, announced: 66, opened: 26, endsIn: 33, funded: 47.5, suspended: 2 },
}
