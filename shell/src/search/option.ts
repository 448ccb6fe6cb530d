/** One row of the API's answer with the name of its group. */
export interface SearchResult {
  group: string
  row: Record<string, string | number>
}

/** Shown of each group. */
export const SHOWN_RESULTS = 5

/** An option of the list: its texts and its action. */
export interface SearchOption {
  /** Unique; also the DOM id of the option. */
  id: string
  /** The heading above it. */
  group: string
  label: string
  detail?: string
  /** Parts of both that SOFIA Plus wrote. */
  sofia?: string[]
  /** Rendered as a small card. */
  tab?: string | number
  /** A name of an icon in kit/icons. */
  icon?: string
  /** Additional words that match it. */
  words?: string
  run: () => void
  /** The row of the answer, for the recent results. */
  found?: SearchResult
}
