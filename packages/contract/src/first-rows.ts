import type { AnswerOf, Call, CallOptions, CallTakes } from './calls/call.ts'

// Delimiters of a mark: two private-use characters, which no text contains.
const [START, END] = ['\uE000', '\uE001']

/**
 * Placeholder of a value in prerendered rows: the name of a field or the path to it, and optionally a format such as `|percent`.
 */
export const MARK = /\uE000([^\uE000\uE001]*)\uE001/g

/** Returns the placeholder of a field of an answer, typed as its value. */
export const mark = <Value = never>(name: string): Value => `${START}${name}${END}` as Value

/** Returns the placeholder of the same field with a format; undefined if `value` is not a placeholder. */
export function markAs(value: unknown, format: string): string | undefined {
  const [, name] = typeof value === 'string' ? (/^\uE000(.*)\uE001$/.exec(value) ?? []) : []
  return name === undefined ? undefined : mark<string>(`${name}|${format}`)
}

/** Returns an object with `values`; every other field is the placeholder of that field, named with the prefix. */
export const marked = <Shape extends object>(values: Partial<Shape>, prefix = ''): Shape =>
  new Proxy(values, {
    get: (target, name) => (Object.hasOwn(target, name) ? Reflect.get(target, name) : mark(prefix + String(name))),
  }) as Shape

type AnyCall = Call<string, CallOptions, CallTakes>

/** An item of `firstRows`, which a remote's `src/first-rows.tsx` exports: one for each page with prerendered rows. */
export interface FirstRows<Answer = unknown, Row = unknown, Drawn = unknown> {
  /** The page of a route. The route must prefetch `call` (`first` in `remote.ts`). */
  page: string
  /** The endpoint that returns the rows, as `GET /fichas/:id`. */
  call: string
  /** The field of the answer that contains the rows. */
  rows: string
  /**
   * Variants of the answer that render differently; all other fields are placeholders. The first variant that matches is shown.
   */
  pages: Partial<Answer>[]
  /**
   * Groups of row variants whose HTML differs in more than texts. A row must match one variant of each group;
   * otherwise it is not shown in advance. A group that ends with `{}` matches every row.
   */
  cases: Partial<Row>[][]
  /** The field by which the screen orders the rows; the first group of `cases` has all values of this field. */
  orderedBy: keyof Row & string
  /** Renders the rows of an answer whose values are placeholders. */
  draw: (answer: Answer, rows: Row[]) => Drawn
}

/** Declares the first rows of a page, typed by the endpoint that returns the rows. */
export const firstRowsOf = <C extends AnyCall, Row, Drawn>(
  { method, path }: C,
  declared: Omit<FirstRows<AnswerOf<C>, Row, Drawn>, 'call'>,
): FirstRows<AnswerOf<C>, Row, Drawn> => ({ ...declared, call: `${method} ${path}` })
