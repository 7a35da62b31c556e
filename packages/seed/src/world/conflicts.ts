import { addDays, api } from '@cauce/contract'
import { CONFLICTS } from '../texts/conflicts.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

export function planConflicts({ agenda, call, administrators, moments }: World, projects: readonly Project[]): void {
  for (const { url, daysAgo, ...conflict } of CONFLICTS) {
    const project = projects.find(({ story }) => story.url === url)
    if (url !== null && !project) continue
    agenda.add(moments.at(daysAgo, '10:20'), async () => {
      const body = { ...conflict, projectId: project?.projectId() ?? null, since: addDays(moments.today, -daysAgo) }
      await call(administrators[0].token, api.conflicts.create, { body })
    })
  }
}
