export type Row = Readonly<Record<string, string | number | boolean | null>>

export const [ONE, OTHER] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
export const NOW = '2026-11-20T09:00:00Z'
export const LATER = '2026-11-20T09:00:00.001Z'
