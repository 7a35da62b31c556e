import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listProjectFollows } from './project-follows.queries.ts'
import { createProjectFollow, removeProjectFollow } from './project-follows.service.ts'

export { deleteFollowsOfProject, deleteProjectFollowsOf, findFollowers } from './project-follows.queries.ts'

/** Decision 269; flows/tell-followers mails. */
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
