import { brand } from '@cauce/contract/brand.ts'
import { formatCents, formatDate, formatPercent } from '@cauce/format'
import { addMonths } from '@cauce/contract'
import type { Party, ProjectStory } from '../texts/project-story.ts'
import { licensedOn, type ProjectDates } from '../texts/project-dates.ts'
import { heading, paragraph, renderPdf, signatures } from './paper.ts'

const FOOTER = 'Documento de demostración. El proyecto y las partes no existen.'
const euro = (amount: number) => formatCents(BigInt(amount) * 100n, { places: 'auto' })

const PERIOD_WORDS = {
  monthly: 'Mensuales',
  quarterly: 'Trimestrales',
  annual: 'Anuales',
  'end of project': 'Al final del proyecto',
} as const

export function loanContract(story: ProjectStory, dates: ProjectDates): Promise<Uint8Array> {
  const { terms, promoter, guarantee } = story
  const articles: readonly (readonly [string, string])[] = [
    [
      'Partes',
      `De una parte ${promoter.name}, como prestataria. De otra, cada inversor que acepta este contrato en la plataforma, como prestamista por el importe de su orden. ${brand()} interviene como mandataria de los inversores y no presta por cuenta propia.`,
    ],
    [
      'Objeto',
      `Un préstamo de hasta ${euro(terms.financing)} que la prestataria destinará a los fines que describe la ficha de datos fundamentales del proyecto, y a ningún otro.`,
    ],
    [
      'Perfección y entrega',
      'El préstamo solo existe si se reúne el importe completo. El dinero permanece en una cuenta separada hasta que vence el plazo de reflexión de la última orden y se entrega entonces en un solo pago.',
    ],
    [
      'Plazo',
      `${terms.months} meses desde la entrega. Si se entrega el ${formatDate(dates.startedAt ?? dates.dateEnd)}, vence el ${formatDate(addMonths(dates.startedAt ?? dates.dateEnd, terms.months))}.`,
    ],
    [
      'Intereses',
      `${formatPercent(terms.profitability)} sobre el capital en todo el plazo. Pagos: ${PERIOD_WORDS[terms.period].toLowerCase()}. El capital se devuelve con el último pago.`,
    ],
    [
      'Demora',
      'Lo que no se pague en su fecha devenga un interés de demora igual al pactado más tres puntos. Los pagos parciales se aplican antes a intereses que a capital (artículo 1173 del Código Civil).',
    ],
    ['Garantías', introduced(guarantee)],
    [
      'Mandato',
      `Cada inversor encarga a ${brand()} cobrar, repartir en proporción a lo invertido y reclamar en su nombre. Por ello la plataforma percibe el ${formatPercent(terms.managerFee)} de cada rendimiento pagado y nada si no lo hay.`,
    ],
    [
      'Revocación',
      `El inversor puede revocar su orden sin coste durante cuatro días naturales. Después, y mientras el proyecto siga abierto, puede desinvertir con una penalización del ${formatPercent(terms.cancellationFee)}.`,
    ],
    [
      'Decisiones de los inversores',
      `Una prórroga, una espera o una quita necesita el consentimiento por escrito de los inversores que sumen la mayoría del capital, y entonces obliga a todos. ${brand()} lo pide a cada uno y lo registra con el documento que lo prueba.`,
    ],
    [
      'Ley y fuero',
      'Rige la ley española. Las partes se someten a los juzgados del domicilio del inversor cuando este sea consumidor.',
    ],
  ]
  return renderPdf({
    issuer: brand(),
    title: 'Contrato de préstamo y mandato',
    subtitle: story.name,
    issuedAt: dates.createdAt,
    footer: FOOTER,
    blocks: [
      ...articles.flatMap(([title, text], index) => [heading(`${index + 1}. ${title}`), paragraph(text)]),
      signatures(promoter.name, `${brand()}, en nombre de los inversores`),
    ],
  })
}

export function appraisal(story: ProjectStory, dates: ProjectDates): Promise<Uint8Array> {
  const { value, valueWhenFinished, appraiser } = story.papers.appraisal
  return renderPdf({
    issuer: appraiser,
    title: 'Informe de tasación',
    subtitle: `${story.direction}, ${story.locality}`,
    issuedAt: dates.createdAt,
    footer: FOOTER,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Solicitante', story.promoter.name],
          ['Finalidad', 'Garantía de un préstamo de financiación participativa'],
          ['Fecha de la visita', formatDate(dates.createdAt)],
          ['Valor en su estado actual', euro(value)],
          ['Valor una vez terminado', euro(valueWhenFinished)],
          ['Préstamo sobre valor actual', formatPercent(Math.round((story.terms.financing / value) * 10_000) / 100)],
        ],
      },
      heading('Descripción'),
      ...story.texts.about.slice(0, 2).map(paragraph),
      heading('Método y límites'),
      paragraph(
        'Se ha aplicado el método de comparación para el valor actual y el residual dinámico para el valor una vez terminado, con seis testigos del mismo municipio. El valor final supone que la obra se hace como está proyectada y con la licencia que se ha mostrado.',
      ),
      paragraph(
        'El informe caduca a los seis meses. No se han hecho catas ni se ha comprobado el estado de las instalaciones ocultas.',
      ),
      signatures(`Por ${appraiser}`),
    ],
  })
}

export function licence(story: ProjectStory, dates: ProjectDates): Promise<Uint8Array> {
  const { authority, reference, subject } = story.papers.licence
  return renderPdf({
    issuer: authority,
    title: 'Resolución de concesión de licencia',
    subtitle: `Expediente ${reference}`,
    issuedAt: new Date(`${licensedOn(dates)}T09:00:00Z`),
    footer: FOOTER,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Expediente', reference],
          ['Titular', story.promoter.name],
          ['Emplazamiento', `${story.direction}, ${story.locality}`],
          ['Objeto', subject],
          ['Fecha', formatDate(licensedOn(dates))],
        ],
      },
      paragraph(
        'Vistos los informes técnicos y jurídicos, que son favorables, se concede la licencia solicitada con las condiciones siguientes.',
      ),
      {
        kind: 'list',
        items: [
          'La obra empezará antes de seis meses y terminará antes de treinta y seis.',
          'La dirección facultativa comunicará el comienzo y el final.',
          'Se conservarán en la obra el proyecto sellado y el libro de órdenes.',
          'Antes de ocupar el edificio se presentará el certificado final y se pedirá la licencia que corresponda.',
        ],
      },
      signatures(authority),
    ],
  })
}

/** The dot of a legal form also ends the sentence. */
const introduced = ({ name, about }: Party) => `${name.replace(/\.$/, '')}. ${about}`
