import { api, Refusal } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listProjectFollows, deleteProjectFollow, keepProjectFollow } from './project-follows.queries.ts'
import { inTransaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { expectReachableProject } from '../projects/index.ts'

export { deleteFollowsOfProject, deleteProjectFollowsOf, findFollowers } from './project-follows.queries.ts'

/** Decision mail-and-notifications; flows/notify-followers mails. */
export const projectFollowsModule: ModuleFactory = (kernel) => ({
  name: 'project-follows',
  routes: [
    ...bindRows(api.projectFollows.list, api.projectFollows.read, (call) =>
      listProjectFollows(kernel.database, userIdOf(call.actor), call.query, call.query),
    ),
    bind(api.projectFollows.create, (call) => createProjectFollow(kernel, call)),
    bind(api.projectFollows.remove, (call) => removeProjectFollow(kernel, call)),
  ],
})

type Endpoints = typeof api.projectFollows

async function createProjectFollow(kernel: Kernel, call: Call<Endpoints['create']>) {
  const { projectId } = call.body
  const createdAt = kernel.clock.now()
  return inTransaction(kernel.database, async (tx) => {
    await expectReachableProject(tx, call, projectId)
    const userId = userIdOf(call.actor)
    return keepProjectFollow(tx, { projectFollowId: uuidv7(createdAt), userId, projectId, createdAt })
  })
}

async function removeProjectFollow(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  if (!(await deleteProjectFollow(kernel.database, userIdOf(call.actor), call.params.id)))
    throw new Refusal({ code: 'not-found' })
}
