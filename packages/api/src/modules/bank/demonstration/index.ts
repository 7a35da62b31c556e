export { camt053Text } from './camt053-text.ts'
export { pain002Text } from './pain002-text.ts'
