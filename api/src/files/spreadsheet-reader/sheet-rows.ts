import type { Sheet } from './sheet.js'

/** Returns a sheet without rows. */
export const emptySheet = (source: Sheet['source']): Sheet => ({
  name: '',
  rows: [],
  start: 0,
  hidden: { rows: new Set(), columns: new Set() },
  source,
  date1904: false,
  openEnded: false,
})

/** Removes blank items at the end. */
export function trimmed<T>(items: T[], isBlank: (item: T) => boolean): T[] {
  const last = items.findLastIndex((item) => !isBlank(item))
  return last + 1 < items.length ? items.slice(0, last + 1) : items
}

/** Removes the apostrophe with which people make a spreadsheet program keep a value as text. Some programs store it. */
export const withoutTextMark = (value: string) => value.replace(/^['’](?=[^'’])/, '')
