export { camt053Text } from './camt053-text.ts'
