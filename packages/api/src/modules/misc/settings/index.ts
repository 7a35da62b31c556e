import { api, Refusal } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { leaveUnaudited } from '../../../platform/audit/index.ts'
import { hasDemonstrationBank } from '../../../settings.ts'
import { tryStorage } from '../../../storage.ts'
import { countAdministrators } from '../../account/users/index.ts'

export const settingsModule: ModuleFactory = ({ settings, parameters, clock, database, storage, checklist }) => ({
  name: 'settings',
  routes: [
    bind(api.settings.read, async () => {
      const { reflectionDays, complaintDecisionDays, maximumIncome, maximumWallet, isSheetRequired } = parameters.at(
        clock.now(),
      )
      const limits = { reflectionDays, complaintDecisionDays, maximumIncome, maximumWallet }
      const isSetUp = (await countAdministrators(database)) > 0
      return { ...limits, isSheetRequired, isSetUp, hasDemonstrationBank: hasDemonstrationBank(settings) }
    }),
    bind(api.settings.readChecklist, async () => ({
      isDemonstration: settings.isDemonstration,
      items: await checklist(database),
    })),
    bind(api.settings.tryFiles, async (call) => {
      leaveUnaudited(call)
      await tryStorage(storage).catch((error: Error) => {
        throw new Refusal({ code: 'files-failed', params: { failure: error.message } })
      })
    }),
  ],
})
