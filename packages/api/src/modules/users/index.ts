export { editUser, findUser, findUserByEmail, insertUser, isManager, lockUser, type NewUser } from './users.queries.ts'
export { userName, type UserRow, users } from './users.table.ts'
