import { api } from '@cauce/contract'
import { SUSPENSION } from '../texts/irregularities.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

export function planSuspensions({ agenda, call, administrators, moments }: World, projects: readonly Project[]): void {
  for (const { story, projectId } of projects) {
    const { life } = story
    if (life.phase !== 'Investment' || life.suspended === undefined) continue
    agenda.add(moments.at(life.suspended, '09:40'), async () => {
      const body = { projectId: projectId(), ...SUSPENSION }
      await call(administrators[0].token, api.irregularities.create, { body })
    })
  }
}
