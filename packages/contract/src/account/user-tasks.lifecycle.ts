import { defineLifecycle } from '../lifecycle.ts'

/** Handbook rule 1.26. */
export const userTaskLifecycle = defineLifecycle({
  name: 'task',
  states: ['open', 'done'],
  initial: ['open'],
  transitions: {
    finish: { from: ['open'], to: 'done', permission: 'userTasks.edit' },
    reopen: { from: ['done'], to: 'open', permission: 'userTasks.edit' },
  },
})
