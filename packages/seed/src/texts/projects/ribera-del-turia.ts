import type { ProjectStory } from '../project-story.ts'

export const ribera: ProjectStory = {
  name: 'Ribera del Turia, 18 viviendas frente al antiguo cauce',
  url: 'ribera-del-turia',
  direction: 'Calle de la Barraca 118, El Cabanyal',
  locality: 'València',
  country: 'ES',
  type: 'newHomes',
  promoter: {
    name: 'Levante Arquitectura Habitada, S. L.',
    about:
      'Tres arquitectas y una aparejadora que desde 2016 proyectan y promueven vivienda en barrios marítimos. Han terminado una promoción de doce viviendas en Meliana y tienen dos en obra.',
  },
  guarantee: {
    name: 'Agencia de Garantías Alboraya, S. L.',
    about:
      'Custodia la primera hipoteca sobre el solar a favor de todos los inversores y la ejecuta si la mayoría del capital lo decide.',
  },
  terms: {
    financing: 320_000,
    months: 18,
    profitability: 10.88,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
    maxInvestors: 900,
  },
  texts: {
    headline: 'Dieciocho viviendas con licencia y obra adjudicada',
    about: [
      'El solar lleva doce años vacío entre dos casas de azulejo. La promotora lo compró hace dos, obtuvo la licencia de obra mayor hace unos meses y ha adjudicado la obra a precio cerrado a una constructora de Sagunt con la que ya ha trabajado.',
      'El préstamo paga la cimentación y la estructura, que es lo que el banco no adelanta. El resto del coste lo ponen la promotora, con el solar ya pagado, y los compradores: once de las dieciocho viviendas están reservadas con arras.',
      'Las viviendas tienen entre 58 y 94 metros cuadrados, todas con dos fachadas. La planta baja queda para dos locales y el aparcamiento de bicicletas.',
    ],
    inFavour: [
      'Licencia concedida y precio de obra cerrado, con penalización por retraso.',
      'Primera hipoteca sobre el solar, tasado en 610.000 €.',
      'Once de dieciocho viviendas reservadas con arras del diez por ciento.',
    ],
    against: [
      'Quedan siete viviendas sin comprador.',
      'La empresa solo ha terminado una promoción, con cuatro meses de retraso.',
      'El nivel freático está a dos metros: la cimentación puede encarecerse.',
    ],
    uses: {
      intro: 'Casi tres cuartas partes pagan obra; los imprevistos tienen su propia reserva.',
      parts: [
        ['Cimentación y estructura', 58],
        ['Acometidas e instalaciones enterradas', 15],
        ['Honorarios, licencias y tasas', 17],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: [
      'El préstamo se devuelve al escriturar las viviendas. Bastan nueve escrituras para cubrir capital e intereses.',
      'Si las ventas se retrasan, la promotora puede pedir una prórroga de seis meses con el mismo interés; la votan los inversores.',
    ],
    risks: [
      'Si la obra se encarece más que la reserva, la promotora tendrá que aportar capital o buscar otro préstamo, que cobraría después de este.',
      'Si el mercado de la vivienda cae, las siete viviendas libres pueden venderse más tarde o por menos.',
    ],
    pictures: [
      'Alzado a la calle de la Barraca. Estado previsto al terminar la obra.',
      'Sección por la escalera: dos viviendas por planta y los locales abajo.',
      'Planta tipo, con las dos viviendas pasantes y el patio.',
      'Situación del solar entre la calle de la Barraca y el mar.',
    ],
  },
  papers: {
    appraisal: { value: 610_000, valueWhenFinished: 3_940_000, appraiser: 'Tasaciones del Mediterráneo, S. A.' },
    licence: {
      authority: 'Ajuntament de València',
      reference: 'E-03501-2025-118',
      subject: 'obra mayor de nueva planta para edificio de dieciocho viviendas y dos locales',
    },
  },
  life: { phase: 'Investment', created: 96, announced: 71, opened: 17, endsIn: 12, funded: 68.5 },
  english: {
    promoter:
      'Three architects and a quantity surveyor who have designed and developed homes in seaside districts since 2016. They have completed twelve homes in Meliana and have two more sites under construction.',
    guarantee:
      'Holds the first mortgage on the plot on behalf of all investors, and enforces it if the majority of the capital decides so.',
    headline: 'Eighteen homes with a permit and a building contract',
    about: [
      'The plot has been empty for twelve years between two tiled houses. The promoter bought it two years ago, obtained the building permit some months ago and has awarded the works at a fixed price to a builder from Sagunt that it has worked with before.',
      'The loan pays for the foundations and the structure, which the bank does not advance. The rest of the cost is borne by the promoter, with the plot already paid, and by the buyers: eleven of the eighteen homes are reserved with a deposit.',
      'The homes have between 58 and 94 square metres, all of them with two façades. The ground floor is for two shops and the bicycle store.',
    ],
    inFavour: [
      'Permit granted and a fixed price for the works, with a penalty for delay.',
      'A first mortgage on the plot, appraised at 610.000 €.',
      'Eleven of eighteen homes reserved with a deposit of ten per cent.',
    ],
    against: [
      'Seven homes still have no buyer.',
      'The company has completed only one development, four months late.',
      'The water table is two metres down: the foundations may cost more.',
    ],
    uses: {
      intro: 'Almost three quarters pay for works; there is a separate reserve for contingencies.',
      parts: [
        'Foundations and structure',
        'Connections and underground installations',
        'Fees, permits and charges',
        'Contingency reserve',
      ],
    },
    repayment: [
      'The loan is repaid when the homes are sold before the notary. Nine sales are enough to cover principal and interest.',
      'If sales are late, the promoter may ask for an extension of six months at the same interest; the investors vote on it.',
    ],
    risks: [
      'If the works cost more than the reserve, the promoter will have to put in capital or find another loan, which would rank behind this one.',
      'If the housing market falls, the seven free homes may sell later or for less.',
    ],
    pictures: [
      'The façade to calle de la Barraca, as planned at completion.',
      'Section through the stairs: two homes on each floor and the shops below.',
      'Typical floor, with the two homes from front to back and the courtyard.',
      'Location of the plot between calle de la Barraca and the sea.',
    ],
  },
}
