import { useEffect, useState } from 'react'
import { useBlocker } from 'react-admin'
import { ConfirmFrame } from './confirm-frame.tsx'
import { useWords } from './words.ts'

interface Watch {
  /** Calls `go` at once, or after the person has agreed to lose what was typed. */
  readonly leave: (go: () => void) => void
  /** From now on nothing is lost: the changes are saved. */
  readonly saved: () => void
}

/** Stands between a form with unsaved changes and what would lose them. */
export interface LeaveGuard extends Watch {
  /** Lets a form with unsaved changes decide; returns the function that ends this. */
  readonly watchedBy: (watch: Watch) => () => void
}

/** A guard that lets everything pass until a form with unsaved changes watches. */
export function useLeaveGuard(): LeaveGuard {
  const [guard] = useState(createGuard)
  return guard
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

/** The forms on the page that have unsaved changes. A router asks one blocker only, so that each answers for all of them. */
const unsavedForms = new Set<object>()

interface Place {
  readonly pathname: string
  readonly search: string
}

/** Whether a step loses what was typed: to another page, or to another row of the inbox. */
const isLeaving = (from: Place, to: Place): boolean => from.pathname !== to.pathname || chosenIn(from) !== chosenIn(to)

const chosenIn = ({ search }: Place) => new URLSearchParams(search).get('item')

interface Props {
  readonly guard: LeaveGuard
  /** Something was typed or chosen that is not saved. */
  readonly isDirty: boolean
}

/** Asks before what was typed is lost by a link, by the history, or by what the guard is asked for. */
export function LeaveQuestion({ guard, isDirty }: Props) {
  const t = useWords()
  const [wanted, setWanted] = useState<() => void>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedForms.size > 0 && isLeaving(currentLocation, nextLocation),
  )

  useEffect(() => {
    if (!isDirty) return
    const form = {}
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const forget = () => {
      unsavedForms.delete(form)
      window.removeEventListener('beforeunload', askBrowser)
    }
    unsavedForms.add(form)
    // The browser asks in its own words before a page is closed or left for another site.
    window.addEventListener('beforeunload', askBrowser)
    const release = guard.watchedBy({ saved: forget, leave: (go) => setWanted(() => go) })
    return () => {
      forget()
      release()
    }
  }, [isDirty, guard])

  const isBlocked = blocker.state === 'blocked'
  const stay = () => {
    setWanted(undefined)
    if (isBlocked) blocker.reset?.()
  }
  const leave = () => {
    guard.saved()
    setWanted(undefined)
    if (isBlocked) blocker.proceed?.()
    else wanted?.()
  }
  if (!isBlocked && !wanted) return null
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
