import { defineLifecycle } from '../lifecycle.ts'

/** Handbook rule 14.70. */
export const importLifecycle = defineLifecycle({
  name: 'import',
  states: ['uploaded', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'failed'],
  initial: ['uploaded'],
  transitions: {
    check: { from: ['uploaded', 'checked', 'failed'], to: 'checking', permission: 'imports.edit' },
    finishCheck: { from: ['checking'], to: 'checked', permission: null },
    begin: { from: ['checked'], to: 'importing', permission: 'imports.edit' },
    finish: { from: ['importing'], to: 'imported', permission: null },
    fail: { from: ['checking', 'importing'], to: 'failed', permission: null },
    undo: { from: ['imported'], to: 'undoing', permission: 'imports.edit' },
    finishUndo: { from: ['undoing'], to: 'undone', permission: null },
    stay: { from: ['undoing'], to: 'imported', permission: null },
  },
})
