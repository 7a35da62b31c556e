import { lazy } from 'react'

export const Reconciliation = lazy(async () => ({ default: (await import('./reconciliation.tsx')).Reconciliation }))
