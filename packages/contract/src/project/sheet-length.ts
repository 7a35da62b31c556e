/** Maximum A4 pages (Regulation (EU) 2020/1503, article 23(7)). No zod: pages show it. */
export const MAXIMUM_SHEET_PAGES = 6
