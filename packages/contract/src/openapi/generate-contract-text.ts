import { writeFileSync } from 'node:fs'
import { contractText } from './contract-text.ts'

writeFileSync(new URL('../../contract.txt', import.meta.url), contractText())
