import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { hasDemonstrationBank } from '../../../settings.ts'

export const settingsModule: ModuleFactory = ({ settings, parameters, clock, database, checklist }) => ({
  name: 'settings',
  routes: [
    bind(api.settings.read, () => {
      const { reflectionDays, complaintDecisionDays, maximumIncome, maximumWallet, isSheetRequired } = parameters.at(
        clock.now(),
      )
      const limits = { reflectionDays, complaintDecisionDays, maximumIncome, maximumWallet }
      return { ...limits, isSheetRequired, hasDemonstrationBank: hasDemonstrationBank(settings) }
    }),
    bind(api.settings.readChecklist, async () => ({
      isDemonstration: settings.isDemonstration,
      items: await checklist(database),
    })),
  ],
})
