import { defineLifecycle } from '../lifecycle.ts'
import { RETENTION } from '../retention.ts'

export const DATA_EXPORT_KEPT_DAYS = RETENTION.dataExports.period.days

export const DATA_EXPORT_STATES = ['queued', 'making', 'ready', 'erased', 'cancelled', 'failed'] as const

/** Handbook rule 1.27. */
export const dataExportLifecycle = defineLifecycle({
  name: 'dataExport',
  states: DATA_EXPORT_STATES,
  initial: ['queued'],
  transitions: {
    // Restarts after an interruption.
    begin: { from: ['queued', 'making'], to: 'making', permission: null },
    finish: { from: ['making'], to: 'ready', permission: null },
    cancel: { from: ['queued', 'making'], to: 'cancelled', permission: 'dataExports.manage' },
    fail: { from: ['queued', 'making'], to: 'failed', permission: null },
    erase: { from: ['ready'], to: 'erased', permission: null },
  },
})
