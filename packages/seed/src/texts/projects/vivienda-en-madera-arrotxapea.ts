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
}
