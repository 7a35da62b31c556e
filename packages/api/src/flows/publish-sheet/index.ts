import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import type { ModuleFactory } from '../../module.ts'
import { publishSheet } from './publish-sheet.ts'

/** Handbook rules 23.7 to 23.9, 23.16 and 23.17. */
export const publishSheetFlow: ModuleFactory = (kernel) => ({
  name: 'publish-sheet',
  routes: [bind(api.informationSheets.create, (call) => publishSheet(kernel, call))],
})
