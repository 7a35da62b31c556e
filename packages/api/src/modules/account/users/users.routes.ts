import { api, IDENTIFICATION_DOCUMENT_TYPES } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { pageOfCatalogue } from '../../../platform/catalogue.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { createUser } from './registration.service.ts'
import { removeUser } from './removal.service.ts'
import { findUserView, listUsers } from './user-list.queries.ts'
import { editMe, editUserAsStaff } from './users.service.ts'

export const userRoutes = (kernel: Kernel) => [
  bind(api.users.create, (call) => createUser(kernel, call)),
  bind(api.users.readMe, async (call) => found(await findUserView(kernel.database, userIdOf(call.actor)))),
  bind(api.users.editMe, (call) => editMe(kernel, call)),
  bind(api.users.list, (call) => listUsers(kernel.database, call.query, customerFilter(call), call.query)),
  bind(api.users.read, async (call) =>
    found(await findUserView(kernel.database, call.params.id, customerFilter(call)), 'customer-not-accessible'),
  ),
  bind(api.users.edit, (call) => editUserAsStaff(kernel, call)),
  bind(api.users.remove, (call) => removeUser(kernel, call)),
  bind(api.users.listIdentificationDocumentTypes, (call) => {
    const t = translator(call.language)
    const compare = new Intl.Collator(call.language).compare
    const types = IDENTIFICATION_DOCUMENT_TYPES.map((type) => ({
      identificationDocumentType: type,
      name: t(`users.identificationDocumentType.${type}`),
    })).toSorted((one, other) => compare(one.name, other.name))
    return pageOfCatalogue(types, call.query)
  }),
]
