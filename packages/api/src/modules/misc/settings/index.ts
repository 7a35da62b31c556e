import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'

/** The public settings of this installation, which pages show. */
export const settingsModule: ModuleFactory = ({ settings: { reflectionDays, maximumIncome, maximumWallet } }) => ({
  name: 'settings',
  routes: [bind(api.settings.read, () => ({ reflectionDays, maximumIncome, maximumWallet }))],
})
