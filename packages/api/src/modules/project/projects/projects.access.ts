import { Refusal } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { viewerOf } from './project-visibility.queries.ts'
import { isReachable } from './projects.queries.ts'

/**
 * Refuses a body that names a project whose content the caller may not change. A project that does not exist and one that
 * somebody else is responsible for look alike.
 */
export async function expectReachableProject(
  tx: Transaction,
  call: Pick<Call, 'scope' | 'actor'>,
  projectId: string,
): Promise<void> {
  if (!(await isReachable(tx, viewerOf(call), projectId)))
    throw new Refusal({ code: 'reference-unknown', path: 'projectId' })
}
