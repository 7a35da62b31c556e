import type { ModuleFactory } from '../../../module.ts'
import { userRoutes } from './users.routes.ts'

export { userName, type UserRow, users } from '../../../database/schema/account.ts'
export { findUserView, type UserView } from './user-list.queries.ts'
export { decideEdit, decideRemoval, erased, registrationErrors, type Patch, type Registration } from './users.domain.ts'
export {
  editUser,
  findUser,
  findUserByEmail,
  findUnsettledMoney,
  insertUser,
  lockAdministrators,
  lockManager,
  lockUser,
  releaseCustomers,
  USER_CONFLICTS,
  type NewUser,
} from './users.queries.ts'

/** Accounts. Opening, closing and changing them as staff are the flows `register`, `close-account` and `edit-user`. */
export const usersModule: ModuleFactory = (kernel) => ({ name: 'users', routes: userRoutes(kernel) })
