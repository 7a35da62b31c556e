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
  english: {
    promoter:
      'Three sisters who run a hotel of eleven rooms in Baeza, which has been full from Thursday to Sunday for six years.',
    guarantee: 'Holds the first mortgage on the palace.',
    headline: 'A Renaissance palace that takes in guests again',
    about: [
      'The palace belonged to one family for four hundred years and then to a notary who divided it into flats. The promoter bought the whole of it and is restoring its original plan, with seventeen rooms around the courtyard.',
      'The structural works are finished. The loan pays for installations, bathrooms, joinery and the furniture of the rooms.',
    ],
    inFavour: [
      'Structural works finished and paid from its own funds.',
      'A first mortgage on a building appraised at more than three times the loan.',
      'The hotel in Baeza has made a profit every year since it opened.',
    ],
    against: [
      'A listed monument: each bathroom needs the approval of the heritage commission.',
      'Úbeda lives on weekends; from Monday to Wednesday occupancy is low.',
      'The first four payments will come from the promoter’s cash, before the opening.',
    ],
    uses: {
      intro: 'Bathrooms and installations, above all.',
      parts: [
        'Installations and air conditioning',
        'Bathrooms',
        'Joinery and restoration',
        'Furniture',
        'Contingency reserve',
      ],
    },
    repayment: [
      'Interest is paid every quarter. The principal, from a twelve-year mortgage loan that the bank grants at the opening, or from the sale of the hotel in Baeza if it did not.',
    ],
    risks: [
      'If the heritage commission delays the opening by more than six months, the promoter will have to put in capital.',
      'Cultural trips are the first thing that people give up in a crisis.',
    ],
    pictures: [
      'The façade on calle Real, with the tower.',
      'Section through the courtyard and the cloister stairs.',
      'First floor, with the rooms around the courtyard.',
      'The palace in the old town of Úbeda.',
    ],
  },
}
