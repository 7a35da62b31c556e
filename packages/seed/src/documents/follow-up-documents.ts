import { BRAND } from '@cauce/contract/brand.ts'
import { formatCents, formatDate, formatPercent } from '@cauce/format'
import type { ProjectStory } from '../texts/project-story.ts'
import { heading, paragraph, renderPdf, signatures } from './paper.ts'

const FOOTER = 'Documento de demostración. El proyecto y las partes no existen.'
const euro = (amount: number) => formatCents(BigInt(amount) * 100n, { places: 'auto' })

export function guaranteeDeed(story: ProjectStory, signedAt: Date): Promise<Uint8Array> {
  const { guarantee, promoter, terms } = story
  return renderPdf({
    issuer: guarantee.name,
    title: 'Constitución de garantías',
    subtitle: story.name,
    issuedAt: signedAt,
    footer: FOOTER,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Garante', promoter.name],
          ['Agente de garantías', guarantee.name],
          ['Beneficiarios', 'Todos los inversores, en proporción a su capital'],
          ['Obligación garantizada', `Préstamo de ${euro(terms.financing)} a ${terms.months} meses`],
          ['Fecha', formatDate(signedAt)],
        ],
      },
      paragraph(guarantee.about),
      paragraph(
        'La garantía cubre capital, intereses y costas. Se cancela cuando el último inversor ha cobrado lo suyo, y no antes.',
      ),
      signatures(promoter.name, guarantee.name),
    ],
  })
}

export function progressReport(story: ProjectStory, reportedAt: Date): Promise<Uint8Array> {
  const spent = story.texts.uses.parts.map(([what, percent], index) => {
    const done = Math.max(0, 100 - index * 27)
    return [what, `${formatPercent(done)} de ${euro(Math.round((story.terms.financing * percent) / 100))}`] as const
  })
  return renderPdf({
    issuer: story.promoter.name,
    title: 'Informe de seguimiento',
    subtitle: story.name,
    issuedAt: reportedAt,
    footer: FOOTER,
    blocks: [
      heading('En qué se ha gastado hasta hoy'),
      { kind: 'facts', facts: spent },
      heading('Cómo va la devolución'),
      ...story.texts.repayment.map(paragraph),
      heading('Lo que vigilamos'),
      { kind: 'list', items: story.texts.risks },
      paragraph(`Informe que el promotor entrega a ${BRAND} según el contrato. No ha sido auditado.`),
    ],
  })
}
