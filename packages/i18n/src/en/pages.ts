import type { pages as source } from '../es/pages.ts'
import type { Translation } from '../translation.ts'

export const pages = {
  tagline: 'Invest in actual buildings',
  description:
    '%{brand} brings together people who finance homes, residences and renovations. Each project says what it pays, when it pays back and what can go wrong.',
  notFound: 'Page not found',
  failed: 'An error occurred',
  failedAdvice: 'Try again in a moment, contact support or return home. Your money and your orders are safe.',
  retry: 'Try again',
  toHome: 'Go home',
  toProjects: 'See the projects',
  toSupport: 'Contact support',
} as const satisfies Translation<typeof source>
