import { api, calendarDateOf } from '@cauce/contract'
import type { DocumentTypeKey } from '../texts/catalogues.ts'
import { NEWS } from '../texts/timeline.ts'
import type { Catalogues } from './catalogues.ts'
import { daysAfter } from '../texts/time.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'
import { brand } from '@cauce/contract/brand.ts'
import { formatCents, formatDate, formatPercent } from '@cauce/format'
import type { ProjectStory } from '../texts/project-story.ts'
import { heading, paragraph, renderPdf, signatures } from '../documents/paper.ts'

const DAYS_UNTIL_DEED = 2
const DAYS_UNTIL_REPORT = 75

interface Words {
  readonly description: string
  readonly descriptionEn: string
}
const DEED: Words = { description: 'Constitución de garantías', descriptionEn: 'Security deed' }
const REPORT: Words = { description: 'Primer informe de seguimiento', descriptionEn: 'First progress report' }

export function planFollowUp(world: World, catalogues: Catalogues, { story, dates, projectId }: Project): void {
  const { settledAt } = dates
  if (!settledAt) return
  const add = (days: number, type: DocumentTypeKey, words: Words, render: typeof guaranteeDeed) => {
    const at = daysAfter(settledAt, days)
    world.agenda.add(at, async () => {
      const body = {
        projectId: projectId(),
        documentTypeId: catalogues.documentTypeIds[type],
        ...words,
        visible: true,
      }
      const file = {
        name: `${type === 'guarantee' ? 'garantia' : 'informe'}-${story.url}.pdf`,
        kind: 'pdf',
        bytes: await render(story, at),
      } as const
      await world.call(world.administrators[1].token, api.projectDocuments.create, { body, files: { file } })
    })
  }
  add(DAYS_UNTIL_DEED, 'guarantee', DEED, guaranteeDeed)
  add(DAYS_UNTIL_REPORT, 'report', REPORT, progressReport)
}

export function planNews({ agenda, moments, call, administrators }: World, { story, projectId }: Project): void {
  for (const { url, hoursAgo, ...words } of NEWS) {
    if (url !== story.url) continue
    const at = moments.hoursAgo(hoursAgo)
    const body = { date: calendarDateOf(at), ...words }
    agenda.add(at, async () => {
      await call(administrators[0].token, api.timeline.create, { params: { id: projectId() }, body })
    })
  }
}

const FOOTER = 'Documento de demostración. El proyecto y las partes no existen.'
const euro = (amount: number) => formatCents(BigInt(amount) * 100n, { places: 'auto' })

function guaranteeDeed(story: ProjectStory, signedAt: Date): Promise<Uint8Array> {
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

function progressReport(story: ProjectStory, reportedAt: Date): Promise<Uint8Array> {
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
      paragraph(`Informe que el promotor entrega a ${brand()} según el contrato. No ha sido auditado.`),
    ],
  })
}
