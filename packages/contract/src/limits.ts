export const MIN_PASSWORD = 6
export const MAX_PASSWORD = 128
export const MAX_NAME = 100
export const MAX_EMAIL = 254
export const MAX_PROGRAM_NAME = 255
export const MAX_TOTAL_HOURS = 20_000

export const PAGE_SIZES = [5, 10, 20, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
export const PAGINATOR_WINDOW = 5

/** Characters of what is searched for. */
export const MAX_SEARCH_TEXT = 80
/** Of each group of a search. */
export const DEFAULT_SEARCH_RESULTS = 5
export const MAX_SEARCH_RESULTS = 10

const MB = 1024 * 1024
/** Bytes. */
export const MAX_APPRENTICES_FILE = 2 * MB
/** Bytes. The largest real judgments report is 0.6 MB; an .xlsx or CSV re-save can be a few times that. */
export const MAX_JUDGMENTS_FILE = 10 * MB
/** Bytes. */
export const MAX_PROGRAM_FILE = 10 * MB

export const SPREADSHEET_EXTENSIONS = ['.xls', '.xlsx', '.csv'] as const

/** Milliseconds. */
export const TOAST_MS = 3000
/** Milliseconds that a token lives; an answer to a token past half of it carries a fresh one. */
export const TOKEN_MS = 8 * 60 * 60 * 1000
/** Milliseconds that the link of an approval works, once. */
export const APPROVAL_LINK_MS = 72 * 60 * 60 * 1000
/** Milliseconds that the plan of a simulated import is kept. */
export const PLAN_MS = 10 * 60 * 1000
