import { lazy } from 'react'

export const Statistics = lazy(async () => ({ default: (await import('./statistics.tsx')).Statistics }))
