import { writeFileSync } from 'node:fs'
import { nounsText } from '../nouns-text.ts'
import { contractText } from './contract-text.ts'

writeFileSync(new URL('../nouns.generated.ts', import.meta.url), nounsText())
writeFileSync(new URL('../../contract.txt', import.meta.url), contractText())
