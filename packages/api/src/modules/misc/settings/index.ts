import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { hasDemonstrationBank } from '../../../settings.ts'

export const settingsModule: ModuleFactory = ({ settings }) => ({
  name: 'settings',
  routes: [
    bind(api.settings.read, () => {
      const { reflectionDays, complaintDecisionDays, maximumIncome, maximumWallet, isSheetRequired } = settings
      const limits = { reflectionDays, complaintDecisionDays, maximumIncome, maximumWallet }
      return { ...limits, isSheetRequired, hasDemonstrationBank: hasDemonstrationBank(settings) }
    }),
  ],
})
