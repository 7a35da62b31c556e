import { Refusal, type api } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { expectReachableProject } from '../projects/index.ts'
import { deleteProjectFollow, keepProjectFollow } from './project-follows.queries.ts'

type Endpoints = typeof api.projectFollows

/** An invisible project is refused like a missing one: `reference-unknown`. */
export async function createProjectFollow(kernel: Kernel, call: Call<Endpoints['create']>) {
  const { projectId } = call.body
  const createdAt = kernel.clock.now()
  return inTransaction(kernel.database, async (tx) => {
    await expectReachableProject(tx, call, projectId)
    const userId = userIdOf(call.actor)
    return keepProjectFollow(tx, { projectFollowId: uuidv7(createdAt), userId, projectId, createdAt })
  })
}

/** Refuses `not-found`. */
export async function removeProjectFollow(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  if (!(await deleteProjectFollow(kernel.database, userIdOf(call.actor), call.params.id)))
    throw new Refusal({ code: 'not-found' })
}
