import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { beginLogin, beginProof } from './challenges.service.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.service.ts'

export { countPasskeysOf, deletePasskeysOf, eraseChallenges, findHolder } from './passkeys.queries.ts'
export { spentLoginChallenge, spentProofChallenge } from './challenges.service.ts'
export { usePasskey } from './passkeys.service.ts'

export const passkeysModule: ModuleFactory = (kernel) => ({
  name: 'passkeys',
  routes: [
    ...bindRows(api.passkeys.list, api.passkeys.read, (call) =>
      listPasskeys(kernel.database, userIdOf(call.actor), call.query),
    ),
    bind(api.passkeys.beginCreate, (call) => beginPasskey(kernel, call)),
    bind(api.passkeys.create, (call) => addPasskey(kernel, call)),
    bind(api.passkeys.beginLogin, () => beginLogin(kernel)),
    bind(api.passkeys.beginProof, (call) => beginProof(kernel, call)),
    bind(api.passkeys.remove, (call) => removePasskey(kernel, call)),
  ],
})
