import { useEffect, useState } from 'react'
import { calendarDateOf } from '@cauce/contract/calendar.ts'

const MINUTE_MS = 60_000

/** The present moment in milliseconds, renewed each minute, so that ages on the screen do not stand still. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The calendar date in Madrid. */
export const useToday = (): string => calendarDateOf(new Date(useNow()))
