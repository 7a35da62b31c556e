import { defineLifecycle } from '../lifecycle.ts'
import { RETENTION } from '../retention.ts'

/** Days for which a copy that is ready is kept. */
export const DATA_EXPORT_KEPT_DAYS = RETENTION.dataExports.period.days

export const DATA_EXPORT_STATES = ['queued', 'making', 'ready', 'erased', 'cancelled', 'failed'] as const

/** A copy of all data of a person: asked for, made by a job, kept for some days and erased (handbook rule 1.27). */
export const dataExportLifecycle = defineLifecycle({
  name: 'dataExport',
  states: DATA_EXPORT_STATES,
  initial: ['queued'],
  transitions: {
    // A job that was stopped in the middle begins again.
    begin: { from: ['queued', 'making'], to: 'making', permission: null },
    finish: { from: ['making'], to: 'ready', permission: null },
    cancel: { from: ['queued', 'making'], to: 'cancelled', permission: 'dataExports.manage' },
    fail: { from: ['queued', 'making'], to: 'failed', permission: null },
    erase: { from: ['ready'], to: 'erased', permission: null },
  },
})
