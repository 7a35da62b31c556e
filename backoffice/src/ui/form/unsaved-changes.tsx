import { useFormState } from 'react-hook-form'
import { LeaveQuestion, type LeaveGuard } from '../leave-question.tsx'

/** Whether the form around it has unsaved changes. */
export const useHasChanges = (): boolean => Object.keys(useFormState().dirtyFields).length > 0

/** Asks before unsaved changes of the form around it are lost. */
export const UnsavedChanges = ({ guard }: { readonly guard: LeaveGuard }) => (
  <LeaveQuestion guard={guard} isDirty={useHasChanges()} />
)
