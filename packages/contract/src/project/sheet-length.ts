/** The most A4 sides that the law lets a sheet have (Regulation (EU) 2020/1503, article 23(7)), without zod, because pages show it. */
export const MAXIMUM_SHEET_PAGES = 6
