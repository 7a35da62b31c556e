import { writeFileSync } from 'node:fs'
import { allEndpoints } from '@cauce/contract'
import { accessGrid } from './access-grid.ts'

/** Writes the committed grid of who may do what; a test compares it with what the contract says now. */
writeFileSync(new URL('../../access.txt', import.meta.url), accessGrid(allEndpoints))
