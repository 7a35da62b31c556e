export { insertUser, type NewUser } from './users.queries.ts'
