/** One row of the search response, with the name of its group, such as `fichas`. */
export interface SearchResult {
  group: string
  row: Record<string, string | number>
}

/** Returns the name of a group that the service of a module finds: modules may use equal names. */
export const serviceGroup = (remote: string, group: string) => `${remote}/${group}`

/** Number of results shown per group. */
export const SHOWN_RESULTS = 5

/** An option of the list: a search result, a page or an action. */
export interface SearchOption {
  /** Unique; also the DOM id of the option. */
  id: string
  /** The heading above the option. */
  group: string
  label: string
  detail?: string
  /** Parts of `label` and `detail` that come from SOFIA Plus, and are Spanish in every language of the page. */
  sofia?: string[]
  /** Rendered as a small card. */
  tab?: string | number
  /** A name of an icon in kit/icons. */
  icon?: string
  /** Additional words that find this option. */
  words?: string
  /** Called when the option is chosen. */
  run: () => void
  /** The search result, to store it as a recent result. Absent for pages and actions. */
  found?: SearchResult
}
