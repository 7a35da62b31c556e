import type { ProjectStory } from '../project-story.ts'

export const hullera: ProjectStory = {
  name: 'Escuela de oficios La Hullera',
  url: 'escuela-de-oficios-la-hullera',
  direction: 'Calle Manuel Llaneza 8',
  locality: 'Mieres, Asturias',
  country: 'ES',
  type: 'refurbishment',
  promoter: {
    name: 'Fundación Pozo Abierto',
    about:
      'Forma desde 2013 a soldadores, carpinteras e instaladores solares en unas aulas prestadas. El año pasado tituló a 126 personas.',
  },
  guarantee: {
    name: 'Agencia de Garantías Nalón, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre la escuela y la cesión del convenio de formación.',
  },
  terms: {
    financing: 140_000,
    months: 24,
    profitability: 13.4,
    minimum: 250,
    period: 'quarterly',
    managerFee: 3,
    cancellationFee: 1,
  },
  texts: {
    headline: 'La antigua escuela de la mina vuelve a formar',
    about: [
      'La empresa minera construyó la escuela en 1926 y la cerró en 1994. La fundación la compró al ayuntamiento por un euro y el compromiso de abrirla en cinco años; quedan dos.',
      'El préstamo paga cuatro talleres en la planta baja. Las plantas de arriba quedan para más adelante.',
    ],
    inFavour: [
      'Convenio de formación firmado con el Principado por tres cursos.',
      'Nave de soldadura y maquinaria ya compradas.',
      'Empresas de la comarca pagan por adelantado ochenta plazas al año.',
    ],
    against: [
      'Si no se abre a tiempo, el edificio vuelve al ayuntamiento; la hipoteca se inscribe con esa condición.',
      'La fundación no reparte beneficios, pero tampoco tiene apenas reservas.',
      'Los convenios públicos se renuevan de tres en tres años.',
    ],
    uses: {
      intro: 'Todo el préstamo se destina a los cuatro talleres.',
      parts: [
        ['Obra de la planta baja', 54],
        ['Electricidad y extracción de humos', 27],
        ['Accesibilidad', 10],
        ['Reserva para imprevistos', 9],
      ],
    },
    repayment: [
      'Los intereses salen de las plazas pagadas por empresas; el capital, del convenio de formación, curso a curso.',
    ],
    risks: [
      'Sin convenio, la escuela dependería solo de las empresas.',
      'El edificio lleva más de treinta años cerrado y puede necesitar más obra de la prevista.',
    ],
    pictures: [
      'La escuela desde la calle Manuel Llaneza.',
      'Sección por los talleres y las aulas cerradas.',
      'Planta baja con los cuatro talleres.',
      'La escuela, el castillete del pozo y el río Caudal.',
    ],
  },
  papers: {
    appraisal: { value: 310_000, valueWhenFinished: 480_000, appraiser: 'Tasaciones Cantábrico, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Mieres',
      reference: 'LO-2026-204',
      subject: 'rehabilitación de planta baja de antigua escuela',
    },
  },
  life: { phase: 'Next_Opening', created: 51, announced: 16, opensIn: 33 },
  english: {
    promoter:
      'Since 2013 it has trained welders, carpenters and solar installers in borrowed classrooms. Last year 126 people qualified.',
    guarantee: 'Holds the first mortgage on the school and the assignment of the training agreement.',
    headline: 'The old school of the mine trains people again',
    about: [
      'The mining company built the school in 1926 and closed it in 1994. The foundation bought it from the council for one euro and a commitment to open it within five years; two are left.',
      'The loan pays for four workshops on the ground floor. The upper floors are left for later.',
    ],
    inFavour: [
      'A training agreement signed with the regional government for three school years.',
      'The welding hall and the machines are already bought.',
      'Local companies pay for eighty places a year in advance.',
    ],
    against: [
      'If it does not open in time, the building goes back to the council; the mortgage is registered with that condition.',
      'The foundation distributes no profit, but it has hardly any reserves either.',
      'Public agreements are renewed every three years.',
    ],
    uses: {
      intro: 'The whole loan goes into the four workshops.',
      parts: ['Works on the ground floor', 'Electricity and fume extraction', 'Accessibility', 'Contingency reserve'],
    },
    repayment: [
      'The interest comes from the places that companies pay for; the principal from the training agreement, year by year.',
    ],
    risks: [
      'Without the agreement, the school would depend on the companies alone.',
      'The building has been closed for more than thirty years and may need more works than planned.',
    ],
    pictures: [
      'The school from calle Manuel Llaneza.',
      'Section through the workshops and the closed classrooms.',
      'Ground floor with the four workshops.',
      'The school, the pithead and the river Caudal.',
    ],
  },
}
