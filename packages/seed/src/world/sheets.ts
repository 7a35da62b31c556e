import { api, calendarDateOf } from '@cauce/contract'
import { SHEET_CORRECTION, sheetOf } from '../texts/sheets.ts'
import { hoursAfter } from '../texts/time.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

interface Changes {
  readonly changes: string
  readonly changesEn: string
  readonly isMaterial: boolean
}

export function planSheets(world: World, projects: readonly Project[]): void {
  const { agenda, moments } = world
  for (const project of projects) {
    const { story, dates } = project
    const shown = dates.announcedAt ?? dates.preinvestmentAt ?? dates.openedAt
    if (!shown) continue
    const content = sheetOf(story, calendarDateOf(dates.createdAt))
    agenda.add(hoursAfter(dates.createdAt, 5), () => publish(world, project, content))
    const { url, daysAgo, ownersDefaults, ownersDefaultsEn, ...words } = SHEET_CORRECTION
    if (story.url !== url) continue
    const { responsible } = sheetOf(story, moments.day(daysAgo))
    const corrected = { ownerDefaults: ownersDefaults, ownerDefaultsEn: ownersDefaultsEn, responsible }
    agenda.add(moments.at(daysAgo, '10:05'), () => publish(world, project, corrected, { ...words, isMaterial: true }))
  }
}

async function publish(
  { call, administrators: [administrator] }: World,
  project: Project,
  body: Partial<ReturnType<typeof sheetOf>>,
  changes?: Changes,
): Promise<void> {
  const id = project.projectId()
  await call(administrator.token, api.sheetDrafts.edit, { params: { id }, body })
  const version = { projectId: id, isInEnglish: true, ...changes }
  await call(administrator.token, api.informationSheets.create, { body: version })
}
