import { useEffect, useRef, useState } from 'react'
import { Alert, Button } from '@mui/material'
import { useAuthProvider } from 'react-admin'
import { askSession, watchSession } from '@cauce/client/session-watch.ts'
import { useWords } from '../words.ts'
import { BAR_HEIGHT } from './bar-height.ts'

/** Warns before the session ends, and leads to the log-in when it has: forms keep what was typed (handbook rule 2.49). */
export function SessionEnd() {
  const t = useWords()
  const authProvider = useAuthProvider()
  const [isEnding, setEnding] = useState(false)
  const stay = useRef(() => {})
  useEffect(() => {
    // The log-in was checked just before.
    let known: Promise<number | null> | undefined = authProvider?.['sessionEndsIn']?.()
    return watchSession({
      ask: (isUse) => {
        const answer = isUse ? undefined : known
        known = undefined
        return answer ?? askSession(isUse)
      },
      warn(prolong) {
        stay.current = prolong
        setEnding(true)
      },
      calm: () => setEnding(false),
      end: () => void authProvider?.checkError({ status: 401 }),
    })
  }, [authProvider])
  if (!isEnding) return null
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ position: 'sticky', insetBlockStart: `var(${BAR_HEIGHT})`, zIndex: 'appBar', marginBlockEnd: 2 }}
      action={
        <Button color="inherit" onClick={() => stay.current()}>
          {t('backoffice.layout.staySession')}
        </Button>
      }
    >
      {t('backoffice.layout.sessionEnding')}
    </Alert>
  )
}
