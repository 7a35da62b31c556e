import { useEffect, useState, type ReactNode } from 'react'
import type { TextFieldProps } from '@mui/material'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { useLanguage } from './words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The age from which a waiting item is marked (handbook rule 14.11). */
export const OLD_AFTER_MS = 2 * DAY_MS

/** From this age on only days are shown. */
const LONG_DAYS = 10

/** Waiting time in its two largest units: `12 d`, `3 d 4 h`, `22 h`, `48 min`. */
export function ageOf(since: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(since))
  const days = Math.floor(waited / DAY_MS)
  const hours = Math.floor((waited % DAY_MS) / HOUR_MS)
  if (days > 0) return hours > 0 && days < LONG_DAYS ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return `${hours} h`
  return `${Math.floor(waited / MINUTE_MS)} min`
}

/** Whether it is not a minute ago, which no unit of `ageOf` says. */
export const isJustNow = (since: string, now: number): boolean => now - Date.parse(since) < MINUTE_MS

export const isOld = (since: string, now: number): boolean => now - Date.parse(since) > OLD_AFTER_MS

/** The present moment in milliseconds, updated each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Calendar date in Madrid. */
export const useToday = (): string => calendarDateOf(new Date(useNow()))

/** The month of a calendar date in words: `noviembre de 2026`. */
export const monthName = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** The same for an axis: `11/26`. */
export const monthTick = (date: string): string => `${date.slice(5, 7)}/${date.slice(2, 4)}`

const QUARTERS = ['first', 'second', 'third', 'fourth'] as const

/** The quarter that begins on a day: `tercer trimestre de 2026`. */
export const quarterWords = (fromDay: string, t: Translate) =>
  t(`withholdings.quarters.${QUARTERS[Math.floor(Number(fromDay.slice(5, 7)) / 3)]!}`, { year: fromDay.slice(0, 4) })

/** How long ago an instant was: `hace 3 días`. */
export const RelativeTime = ({ at }: { readonly at: string }) => formatRelativeTime(at, useLanguage())

/** What the fields of dates need of MUI: the keypad of a telephone, the pattern inside the empty field, and what is at its end. */
export const typedDate = (pattern: string, calendar?: ReactNode) =>
  ({
    placeholder: pattern,
    autoComplete: 'off',
    slotProps: {
      inputLabel: { shrink: true },
      htmlInput: { inputMode: 'numeric' },
      input: { endAdornment: calendar },
    },
  }) satisfies TextFieldProps
