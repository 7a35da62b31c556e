import { api } from '@cauce/contract'
import { FOLLOWED } from '../texts/accounts.ts'
import type { Customer } from './customers.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

export function planFollowedProjects(
  { agenda, call, moments }: World,
  customers: readonly Customer[],
  projects: readonly Project[],
): void {
  for (const { customer: key, url, daysAgo } of FOLLOWED) {
    const customer = customers.find(({ story }) => story.key === key)
    const project = projects.find(({ story }) => story.url === url)
    if (!customer || !project) continue
    agenda.add(moments.at(daysAgo, '18:30'), async () => {
      await call(customer.person().token, api.projectFollows.create, { body: { projectId: project.projectId() } })
    })
  }
}
