import { defineLifecycle } from '../lifecycle.ts'

export const EXAMINATION_STATES = ['open', 'concluded'] as const
/** Open until concluded; can be reopened. */
export const examinationLifecycle = defineLifecycle({
  name: 'examination',
  states: EXAMINATION_STATES,
  initial: ['open'],
  transitions: {
    conclude: { from: ['open'], to: 'concluded', permission: 'examinations.edit' },
    reopen: { from: ['concluded'], to: 'open', permission: 'examinations.edit' },
  },
})

export const EXAMINATION_ACCESS_STATES = ['waiting', 'granted', 'refused', 'ended'] as const
/** Another administrator grants or refuses; the requester ends it. */
export const examinationAccessLifecycle = defineLifecycle({
  name: 'examinationAccess',
  states: EXAMINATION_ACCESS_STATES,
  initial: ['waiting'],
  transitions: {
    grant: { from: ['waiting'], to: 'granted', permission: 'examinationAccesses.edit' },
    refuse: { from: ['waiting'], to: 'refused', permission: 'examinationAccesses.edit' },
    end: { from: ['waiting', 'granted'], to: 'ended', permission: 'examinationAccesses.edit' },
  },
})
