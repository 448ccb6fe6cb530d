import type { Call } from './calls/call.ts'

// Delimiters of a mark: two private-use characters, which no text contains.
const [START, END] = ['\uE000', '\uE001']

/**
 * Placeholder of a value in prerendered rows: the name of a field or the path to it, and optionally a format such as `|percent`.
 */
export const MARK = /\uE000([^\uE000\uE001]*)\uE001/g

/** Returns the placeholder of a field of an answer, typed as its value. */
export const mark = <Value = never>(name: string): Value => `${START}${name}${END}` as Value

/** What a remote's `src/first-rows.tsx` exports as `firstRows`: the page whose rows are shown before React has loaded. */
export interface FirstRows<Answer, Row, Drawn> {
  /** The page of a route. The route must prefetch `call` (`first` in `remote.ts`). */
  page: string
  /** The endpoint that returns the rows. */
  call: Pick<Call, 'method' | 'path'>
  /** The field of the answer that contains the rows. */
  rows: string
  /**
   * Variants of the answer that render differently; all other fields are placeholders. The first variant that matches is shown.
   */
  answers: Partial<Answer>[]
  /** The field by which the screen orders the rows, and its values. With a row of another value, no rows are shown in advance. */
  order: { by: keyof Row & string; values: unknown[] }
  /**
   * Groups of row variants whose HTML differs in more than texts. A row must match one variant of each group; otherwise no rows
   * are shown in advance. A group that ends with `{}` matches every row.
   */
  cases: Partial<Row>[][]
  /** Renders the rows of an answer whose values are placeholders. */
  draw: (answer: Answer, rows: Row[]) => Drawn
}
