import { writeFileSync } from 'node:fs'
import { allEndpoints } from '@cauce/contract'
import { accessGrid } from './access-grid.ts'

writeFileSync(new URL('../../access.txt', import.meta.url), accessGrid(allEndpoints))
