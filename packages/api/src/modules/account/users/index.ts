export {
  editUser,
  findUser,
  findUserByEmail,
  insertUser,
  lockManager,
  lockUser,
  type NewUser,
} from './users.queries.ts'
export { userName, type UserRow, users } from '../../../database/schema/account.ts'
