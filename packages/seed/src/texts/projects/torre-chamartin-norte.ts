import type { ProjectStory } from '../project-story.ts'

export const chamartin: ProjectStory = {
  name: 'Torre Chamartín Norte, fase II',
  url: 'torre-chamartin-norte',
  direction: 'Calle de Mauricio Legendre 24',
  locality: 'Madrid',
  country: 'ES',
  type: 'newHomes',
  promoter: {
    name: 'Habitat Norte Gestión, S. A.',
    about:
      'Gestora de cooperativas de Madrid con 1.100 viviendas entregadas desde 1998. La fase I de la torre se ocupó hace un año.',
  },
  guarantee: {
    name: 'Agencia de Garantías Castellana, S. L.',
    about: 'Custodia la hipoteca de segundo rango sobre la parcela y el aval de la gestora.',
  },
  terms: {
    financing: 600_000,
    months: 30,
    profitability: 19.38,
    minimum: 2_000,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 3,
  },
  texts: {
    headline: 'Ochenta y ocho viviendas en la segunda mitad de la torre',
    about: [
      'La fase I, del zócalo al piso once, está habitada. La fase II sube del doce al veintitrés, con ochenta y ocho viviendas y una planta común en el dieciocho.',
      'El préstamo paga el proyecto de ejecución, las tasas y el arranque de la estructura, hasta que el banco empiece a certificar.',
      'En preinversión, cada reserva deja un depósito que se descuenta de la inversión al abrir y se devuelve entero a quien no siga.',
    ],
    inFavour: [
      'La fase I se entregó en plazo y sin sobrecoste.',
      'Sesenta y cuatro cooperativistas adjudicados.',
      'Cimentación y núcleo de ascensores hechos con la fase I.',
    ],
    against: [
      'Es el importe mayor de la plataforma.',
      'Hipoteca de segundo rango durante la obra.',
      'La licencia de la fase II depende de un estudio de tráfico que el ayuntamiento ha pedido ampliar.',
    ],
    uses: {
      intro: 'El arranque de la estructura se lleva casi la mitad.',
      parts: [
        ['Arranque de estructura', 47],
        ['Proyecto de ejecución', 19],
        ['Tasas e impuestos', 22],
        ['Reserva para imprevistos', 12],
      ],
    },
    repayment: [
      'El capital vuelve con las aportaciones de los cooperativistas, cuando el banco empieza a financiar la obra.',
      'Los intereses se pagan cada trimestre con cargo a las aportaciones ya desembolsadas.',
    ],
    risks: [
      'Si la licencia se retrasa un año, los cooperativistas pueden pedir la devolución de sus aportaciones.',
      'El coste del acero no está cerrado.',
    ],
    pictures: [
      'La torre al anochecer, con la fase I iluminada.',
      'Sección por el núcleo de ascensores.',
      'Planta tipo con cuatro viviendas por núcleo.',
      'La parcela junto a las vías de Chamartín.',
    ],
  },
  papers: {
    appraisal: { value: 5_400_000, valueWhenFinished: 31_200_000, appraiser: 'Tasaciones Castellana, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Madrid',
      reference: '500/2025/11873',
      subject: 'segunda fase de edificio de vivienda colectiva en altura',
    },
  },
  life: {
    phase: 'Preinvestment',
    created: 82,
    announced: 47,
    preinvestment: 18,
    opensIn: 19,
    places: 250,
    deposit: 200,
  },
  english: {
    promoter:
      'A manager of housing cooperatives from Madrid with 1,100 homes delivered since 1998. Phase I of the tower was occupied a year ago.',
    guarantee: 'Holds the second mortgage on the plot and the guarantee of the manager.',
    headline: 'Eighty-eight homes in the second half of the tower',
    about: [
      'Phase I, from the base to the eleventh floor, is inhabited. Phase II rises from the twelfth to the twenty-third, with eighty-eight homes and a shared floor on the eighteenth.',
      'The loan pays for the detailed design, the charges and the start of the structure, until the bank begins to pay for certified works.',
      'In preinvestment, each reservation leaves a deposit that counts towards the investment at the opening and is returned in full to those who do not go on.',
    ],
    inFavour: [
      'Phase I was delivered on time and within budget.',
      'Sixty-four members of the cooperative have been assigned a home.',
      'Foundations and lift core were built with phase I.',
    ],
    against: [
      'It is the largest amount on the platform.',
      'A second mortgage during the works.',
      'The permit of phase II depends on a traffic study that the council has asked to extend.',
    ],
    uses: {
      intro: 'The start of the structure takes almost half.',
      parts: ['Start of the structure', 'Detailed design', 'Charges and taxes', 'Contingency reserve'],
    },
    repayment: [
      'The principal comes back from the contributions of the members, when the bank begins to finance the works.',
      'Interest is paid every quarter out of contributions that have already been paid in.',
    ],
    risks: [
      'If the permit is delayed by a year, the members may ask for their contributions back.',
      'The cost of the steel is not fixed.',
    ],
    pictures: [
      'The tower at nightfall, with phase I lit.',
      'Section through the lift core.',
      'Typical floor with four homes around each core.',
      'The plot beside the tracks of Chamartín.',
    ],
  },
}
