import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'

/** What everybody may know of how this installation is set up, so that pages do not repeat it in words of their own. */
export const settingsModule: ModuleFactory = ({ settings: { reflectionDays } }) => ({
  name: 'settings',
  routes: [bind(api.settings.read, () => ({ reflectionDays }))],
})
