import { latinOf } from '@cauce/contract/latin.ts'

const LONGEST_URL = 120

export const urlOf = (name: string): string =>
  latinOf(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_URL)
    .replaceAll(/^-+|-+$/g, '')
