import { api, calendarDateOf } from '@cauce/contract'
import { guaranteeDeed, progressReport } from '../documents/follow-up-documents.ts'
import type { DocumentTypeKey } from '../texts/catalogues.ts'
import { NEWS } from '../texts/timeline.ts'
import type { Catalogues } from './catalogues.ts'
import { daysAfter } from '../texts/time.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

const DAYS_UNTIL_DEED = 2
const DAYS_UNTIL_REPORT = 75

interface Words {
  readonly description: string
  readonly descriptionEn: string
}
const DEED: Words = { description: 'Constitución de garantías', descriptionEn: 'Deed of the guarantees' }
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
