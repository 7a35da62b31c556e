import type { ProjectStory } from '../project-story.ts'

export const nive: ProjectStory = {
  name: 'Oficinas del Quai de la Nive',
  url: 'oficinas-quai-de-la-nive',
  direction: 'Quai Chaho 22',
  locality: 'Bayonne',
  country: 'FR',
  type: 'refurbishment',
  promoter: {
    name: 'Adour Bureaux, SAS',
    about:
      'Empresa de Bayona que alquila oficinas pequeñas por meses a estudios y asociaciones. Gestiona seis edificios.',
  },
  guarantee: {
    name: 'Agence de Garanties du Pays Basque, SARL',
    about: 'Custodia la hipoteca de primer rango inscrita ante notario en Bayona.',
  },
  terms: {
    financing: 230_000,
    months: 24,
    profitability: 12.8,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Cuarenta puestos de trabajo junto al río',
    about: [
      'El edificio fue almacén de vinos y después archivo judicial. Tiene cuatro plantas diáfanas sobre el muelle, con forjados que admiten mucha carga.',
      'La obra crea diecinueve despachos y una planta compartida. El préstamo paga instalaciones, ventanas y el ascensor; la compra está pagada.',
    ],
    inFavour: [
      'Compra pagada y edificio libre de cargas.',
      'Once despachos reservados con dos meses de fianza.',
      'Los otros seis edificios están ocupados al noventa y tres por ciento.',
    ],
    against: [
      'El muelle se inunda con las mareas vivas: la planta baja queda sin uso.',
      'La ejecución de la hipoteca se rige por la ley francesa y pasa por un notario.',
      'El teletrabajo ha bajado la demanda de despachos grandes.',
    ],
    uses: {
      intro: 'Las ventanas y la climatización suman más de la mitad.',
      parts: [
        ['Ventanas y aislamiento', 33],
        ['Climatización y ventilación', 29],
        ['Ascensor', 17],
        ['Tabiques y acabados', 14],
        ['Reserva para imprevistos', 7],
      ],
    },
    repayment: [
      'Los intereses se pagan con los alquileres desde el sexto mes. El capital, con un préstamo hipotecario francés a quince años que el banco ha aprobado en principio.',
    ],
    risks: [
      'La aprobación del banco no es firme: decidirá cuando termine la obra.',
      'Una crecida mayor que la de 2020 llegaría al cuadro eléctrico, que se sube a la primera planta.',
    ],
    pictures: [
      'La fachada al muelle, por la mañana.',
      'Sección por los cuatro forjados de madera.',
      'Planta segunda, con seis despachos y la sala común.',
      'El muelle Chaho, el río Nive y el puente Pannecau.',
    ],
  },
  papers: {
    appraisal: { value: 690_000, valueWhenFinished: 1_080_000, appraiser: 'Expertises Adour, SAS' },
    licence: {
      authority: 'Mairie de Bayonne',
      reference: 'PC 064 102 26 B0047',
      subject: 'rehabilitación de almacén para oficinas',
    },
  },
  life: { phase: 'Next_Opening', created: 44, announced: 9, opensIn: 45 },
  english: {
    promoter:
      'A company from Bayonne that rents out small offices by the month to studios and associations. It runs six buildings.',
    guarantee: 'Holds the first mortgage, registered before a notary in Bayonne.',
    headline: 'Forty workplaces beside the river',
    about: [
      'The building was a wine warehouse and then a court archive. It has four open storeys on the quay, with floors that bear heavy loads.',
      'The works create nineteen offices and a shared floor. The loan pays for installations, windows and the lift; the purchase has been paid.',
    ],
    inFavour: [
      'The purchase is paid and the building is free of charges.',
      'Eleven offices reserved with a deposit of two months.',
      'The other six buildings are ninety-three per cent let.',
    ],
    against: [
      'The quay floods at spring tides: the ground floor stays unused.',
      'Enforcing the mortgage follows French law and goes through a notary.',
      'Working from home has reduced the demand for large offices.',
    ],
    uses: {
      intro: 'Windows and air conditioning add up to more than half.',
      parts: [
        'Windows and insulation',
        'Air conditioning and ventilation',
        'Lift',
        'Partitions and finishes',
        'Contingency reserve',
      ],
    },
    repayment: [
      'The interest is paid from the rents from the sixth month on. The principal, from a fifteen-year French mortgage loan that the bank has approved in principle.',
    ],
    risks: [
      'The bank’s approval is not final: it will decide when the works are finished.',
      'A flood higher than that of 2020 would reach the electrical panel, which is being moved up to the first floor.',
    ],
    pictures: [
      'The façade to the quay, in the morning.',
      'Section through the four timber floors.',
      'Second floor, with six offices and the shared room.',
      'Quai Chaho, the river Nive and the Pannecau bridge.',
    ],
  },
}
