import { defineLifecycle } from '../lifecycle.ts'

export const EXAMINATION_STATES = ['open', 'concluded'] as const
/** An examination is worked on until its conclusion, and opened again when something new is known. */
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
/** One administrator asks for access, another one grants or refuses it; who asked ends it before its time is over. */
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
