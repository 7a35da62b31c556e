import { api, IDENTIFICATION_DOCUMENT_TYPES, type Language } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { inTransaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { expectUnchanged, found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { pageOfCatalogue } from '../../../database/paging.ts'
import { findUserView, listUsers, type UserView } from './user-list.queries.ts'
import { editUser, lockUser } from './users.queries.ts'
import type { ModuleFactory } from '../../../module.ts'

export { listOddNumbers } from './users.queries.ts'
export { findUserView, type UserView } from './user-list.queries.ts'
export {
  decideEdit,
  decideRemoval,
  decideRemovalOfAccess,
  erased,
  registrationErrors,
  type Patch,
  type Registration,
} from './users.domain.ts'
export {
  countAdministrators,
  editUser,
  findUser,
  findUserByEmail,
  findUserName,
  findUnsettledMoney,
  insertUsers,
  listAdministrators,
  lockAdministrators,
  lockManager,
  lockUser,
  releaseCustomers,
  USER_CONFLICTS,
  type NewUser,
} from './users.queries.ts'

/** The flows `register`, `close-account` and `edit-user` open, close and edit accounts. */
export const usersModule: ModuleFactory = (kernel) => ({ name: 'users', routes: userRoutes(kernel) })

const userRoutes = (kernel: Kernel) => [
  bind(api.users.readMe, async (call) => found(await findUserView(kernel.database, userIdOf(call.actor)))),
  bind(api.users.editMe, (call) => editMe(kernel, call)),
  bind(api.users.list, (call) => listUsers(call.database, call.query, customerFilter(call), call.query)),
  bind(api.users.read, async (call) =>
    found(await findUserView(kernel.database, call.params.id, customerFilter(call)), 'customer-not-accessible'),
  ),
  ...bindRows(api.users.listIdentificationDocumentTypes, api.users.readIdentificationDocumentType, (call) =>
    pageOfCatalogue(
      identificationDocumentTypes(call.language),
      call.query,
      ({ identificationDocumentType }) => identificationDocumentType,
      'name',
    ),
  ),
]

async function editMe(kernel: Kernel, call: Call<typeof api.users.editMe>): Promise<UserView> {
  const userId = userIdOf(call.actor)
  const { updatedAt, phoneNumber, phone = phoneNumber, ...changes } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const user = found(await lockUser(tx, userId))
    expectUnchanged(user.updatedAt, updatedAt)
    await editUser(tx, userId, { ...changes, phone, updatedAt: kernel.clock.now() })
    return found(await findUserView(tx, userId))
  })
}

function identificationDocumentTypes(language: Language) {
  const t = translator(language)
  const compare = new Intl.Collator(language).compare
  return IDENTIFICATION_DOCUMENT_TYPES.map((type) => ({
    identificationDocumentType: type,
    name: t(`users.identificationDocumentType.${type}`),
  })).toSorted((one, other) => compare(one.name, other.name))
}
