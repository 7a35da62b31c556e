export { hashPassword, isPassword } from './password-hash.ts'
