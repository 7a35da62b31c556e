import { createContext, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ConfirmFrame } from './confirm-frame.tsx'
import { useWords } from './words.ts'

interface Watch {
  /** Calls `go` at once, or after the person has agreed to lose what was typed. */
  readonly leave: (go: () => void) => void
  /** From now on nothing is lost: the changes are saved. */
  readonly saved: () => void
}

export interface LeaveGuard extends Watch {
  /** Lets a form with unsaved changes decide; returns the function that ends this. */
  readonly watchedBy: (watch: Watch) => () => void
}

export const LeaveGuardContext = createContext<LeaveGuard | undefined>(undefined)

/** The guard of what is around, or a new one, which lets everything pass until a form with unsaved changes watches. */
export function useLeaveGuard(): LeaveGuard {
  const around = use(LeaveGuardContext)
  const [own] = useState(createGuard)
  return around ?? own
}

function createGuard(): LeaveGuard {
  let present: Watch | undefined
  return {
    leave: (go) => (present ? present.leave(go) : go()),
    saved: () => present?.saved(),
    watchedBy: (watch) => {
      present = watch
      return () => {
        present = undefined
      }
    },
  }
}

/** The forms on the page that have unsaved changes: the function that forgets them, and whether another row of the inbox loses them. */
const unsavedForms = new Map<() => void, { readonly outlivesRow: boolean }>()

interface Place {
  readonly pathname: string
  readonly search: string
}

/** Whether a step loses what was typed: to another page, or to another row of the inbox. */
const isLeaving = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname ||
  (chosenIn(from) !== chosenIn(to) && [...unsavedForms.values()].some(({ outlivesRow }) => !outlivesRow))

const chosenIn = ({ search }: Place) => new URLSearchParams(search).get('item')

/** A step that a guard was asked for and that waits for an answer, with what forgets the changes that it would lose. */
interface Step {
  readonly go: () => void
  readonly forget: () => void
}

let waiting: Step | undefined
const listeners = new Set<() => void>()
const wait = (step: Step | undefined) => {
  waiting = step
  for (const tell of listeners) tell()
}
const listen = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/**
 * Asks before a link, the history or a guard loses what was typed in a form of the page. It stands once at the root: a router asks
 * one blocker only and warns of every other one, and a key that closes both a form and what it stands in is asked about once.
 */
export function LeaveGate() {
  const t = useWords()
  const step = useSyncExternalStore(listen, () => waiting)
  // Of navigations, by the key of their location: the last one that the router asked about, and the last one that was answered by staying.
  const [navigation] = useState<Partial<Record<'asked' | 'declined', string>>>({})
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    navigation.asked = nextLocation.key
    delete navigation.declined
    return unsavedForms.size > 0 && isLeaving(currentLocation, nextLocation)
  })
  // The router renders in a transition that it blocks, which may come after the answer to the guard about the same key: one key asks once.
  const isDeclined =
    blocker.state === 'blocked' && navigation.declined !== undefined && navigation.declined === blocker.location.key
  const isBlocked = blocker.state === 'blocked' && !isDeclined
  useLayoutEffect(() => {
    if (isDeclined) blocker.reset?.()
    if (isBlocked && unsavedForms.size === 0) blocker.proceed?.()
    // Only the moment when it begins to block counts: changes that are saved while the question is open leave the page where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBlocked, isDeclined])
  const stay = () => {
    navigation.declined = navigation.asked
    wait(undefined)
    if (isBlocked) blocker.reset?.()
  }
  const leave = () => {
    for (const forget of isBlocked ? unsavedForms.keys() : step ? [step.forget] : []) forget()
    wait(undefined)
    if (isBlocked) blocker.proceed?.()
    else step?.go()
  }
  if (!isBlocked && !step) return null
  return (
    <ConfirmFrame
      title={t('backoffice.unsaved.title')}
      consequence={t('backoffice.unsaved.consequence')}
      cancelLabel={t('backoffice.unsaved.stay')}
      confirmLabel={t('backoffice.unsaved.leave')}
      isDangerous
      onConfirm={leave}
      onClose={stay}
    />
  )
}

interface Props {
  readonly guard: LeaveGuard
  /** Something was typed or chosen that is not saved. */
  readonly isDirty: boolean
  readonly outlivesRow?: boolean
}

/** Lets the gate know of a form with unsaved changes, and its guard ask the gate. */
export function LeaveQuestion({ guard, isDirty, outlivesRow = false }: Props) {
  useEffect(() => {
    if (!isDirty) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const forget = () => {
      unsavedForms.delete(forget)
      window.removeEventListener('beforeunload', askBrowser)
    }
    unsavedForms.set(forget, { outlivesRow })
    // The browser asks in its own words before a page is closed or left for another site.
    window.addEventListener('beforeunload', askBrowser)
    const release = guard.watchedBy({ saved: forget, leave: (go) => wait({ go, forget }) })
    return () => {
      forget()
      release()
      if (waiting?.forget === forget) wait(undefined)
    }
  }, [isDirty, guard, outlivesRow])
  return null
}

interface ChangesProps {
  readonly guard: LeaveGuard
  readonly onChange?: (hasChanges: boolean) => void
}

export function UnsavedChanges({ guard, onChange }: ChangesProps) {
  const hasChanges = Object.keys(useFormState().dirtyFields).length > 0
  useEffect(() => onChange?.(hasChanges), [hasChanges, onChange])
  return <LeaveQuestion guard={guard} isDirty={hasChanges} />
}
