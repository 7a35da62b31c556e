import type { ProjectStory } from '../project-story.ts'

export const arrotxapea: ProjectStory = {
  name: 'Cooperativa de vivienda en madera Arrotxapea',
  url: 'vivienda-en-madera-arrotxapea',
  direction: 'Calle Joaquín Beunza 61',
  locality: 'Pamplona / Iruña',
  country: 'ES',
  type: 'newHomes',
  promoter: {
    name: 'Etxezura, Sociedad Cooperativa',
    about:
      'Treinta y dos familias que construyen su casa en cesión de uso. Asesora la obra una cooperativa de arquitectura que ha hecho tres edificios como este.',
  },
  guarantee: {
    name: 'Bermatzen Nafarroa, SGR',
    about:
      'Avala la mitad del capital. La otra mitad la garantiza la hipoteca de primer rango sobre el derecho de superficie.',
  },
  terms: {
    financing: 240_000,
    months: 24,
    profitability: 12.5,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 1.5,
  },
  texts: {
    headline: 'Treinta y dos viviendas de madera en cesión de uso',
    about: [
      'El suelo es municipal, cedido por setenta y cinco años. La estructura, de madera contralaminada de pino radiata, llega cortada de taller y se monta en once semanas.',
      'El préstamo adelanta la compra de la madera, que hay que pagar antes de que el banco pueda certificar obra.',
    ],
    inFavour: [
      'Las treinta y dos viviendas tienen socio y aportación desembolsada.',
      'Aval de una sociedad de garantía recíproca por la mitad del capital.',
      'Préstamo bancario concedido para el resto de la obra.',
    ],
    against: [
      'Una cooperativa decide en asamblea, y decidir lleva tiempo.',
      'El derecho de superficie vale menos que la propiedad si hubiera que ejecutarlo.',
      'El taller que corta la madera es uno solo.',
    ],
    uses: {
      intro: 'La madera se lleva casi tres cuartas partes.',
      parts: [
        ['Estructura de madera', 72],
        ['Transporte y montaje', 15],
        ['Seguros y controles', 7],
        ['Reserva para imprevistos', 6],
      ],
    },
    repayment: [
      'Devuelve el capital el préstamo bancario, conforme certifica la obra montada. Los intereses los pagan las aportaciones mensuales de los socios.',
    ],
    risks: [
      'Si la obra se para, el banco deja de certificar y el capital se devuelve más tarde.',
      'El precio de la madera está cerrado, pero no el de la grúa ni el del transporte.',
    ],
    pictures: [
      'Fachada sur, con las galerías de madera.',
      'Sección por la escalera abierta y las galerías.',
      'Planta tipo: ocho viviendas alrededor del patio.',
      'La parcela entre la calle Joaquín Beunza y el parque del Arga.',
    ],
  },
  papers: {
    appraisal: { value: 1_350_000, valueWhenFinished: 4_620_000, appraiser: 'Tasaciones Arga, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Pamplona',
      reference: 'LICUR-2025-0417',
      subject: 'edificio de treinta y dos viviendas en estructura de madera',
    },
  },
  life: { phase: 'Financed', settled: { months: 3, beforeDaysAgo: 36 }, filledIn: 29 },
  english: {
    promoter:
      'Thirty-two families who build their homes to use and not to own. They are advised by a cooperative of architects that has built three such buildings.',
    guarantee: 'Guarantees half of the principal. The first mortgage on the building right secures the other half.',
    headline: 'Thirty-two timber homes for use without ownership',
    about: [
      'The land belongs to the council, which has granted it for seventy-five years. The structure, of cross-laminated radiata pine, arrives cut to size and is assembled in eleven weeks.',
      'The loan advances the purchase of the timber, which has to be paid before the bank can certify works.',
    ],
    inFavour: [
      'All thirty-two homes have a member who has paid the contribution.',
      'A mutual guarantee society guarantees half of the principal.',
      'A bank loan has been granted for the rest of the works.',
    ],
    against: [
      'A cooperative decides in assembly, and deciding takes time.',
      'A building right is worth less than ownership if it had to be enforced.',
      'There is only one workshop that cuts the timber.',
    ],
    uses: {
      intro: 'Timber takes almost three quarters.',
      parts: ['Timber structure', 'Transport and assembly', 'Insurance and inspections', 'Contingency reserve'],
    },
    repayment: [
      'The bank loan repays the principal as the assembled works are certified. The monthly contributions of the members pay the interest.',
    ],
    risks: [
      'If the works stop, the bank stops certifying and the principal is repaid later.',
      'The price of the timber is fixed, but not that of the crane or of the transport.',
    ],
    pictures: [
      'South façade, with the timber galleries.',
      'Section through the open stairs and the galleries.',
      'Typical floor: eight homes around the courtyard.',
      'The plot between calle Joaquín Beunza and the Arga park.',
    ],
  },
}
