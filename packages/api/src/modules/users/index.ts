export { editUser, findUser, findUserByEmail, insertUser, type NewUser } from './users.queries.ts'
export { userName, users } from './users.table.ts'
