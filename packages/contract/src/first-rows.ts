import type { AnswerOf, Call, CallOptions, CallTakes } from './calls/call.ts'

// Two characters that no text has stand around the name of a value.
const [START, END] = ['\uE000', '\uE001']

/** A place of a value in what a build draws: the name of a field, or the way to it, and `|percent` for how it is written. */
export const MARK = /\uE000([^\uE000\uE001]*)\uE001/g

/** Returns the mark of a field of an answer, in place of its value. */
export const mark = <Value = never>(name: string): Value => `${START}${name}${END}` as Value

/** Returns the mark of the same field that is written in a format; of a value, undefined. */
export function markAs(value: unknown, format: string): string | undefined {
  const [, name] = typeof value === 'string' ? (/^\uE000(.*)\uE001$/.exec(value) ?? []) : []
  return name === undefined ? undefined : mark<string>(`${name}|${format}`)
}

/** Returns an object of which every field that is not given is its own mark, behind a prefix. */
export const marked = <Shape extends object>(given: Partial<Shape>, prefix = ''): Shape =>
  new Proxy(given, {
    get: (target, name) => (Object.hasOwn(target, name) ? Reflect.get(target, name) : mark(prefix + String(name))),
  }) as Shape

type AnyCall = Call<string, CallOptions, CallTakes>

/** What a remote's `src/first-rows.tsx` exports as `firstRows`, one for each page that has them. */
export interface FirstRows<Answer = unknown, Row = unknown, Drawn = unknown> {
  /** The page of a route, which declares the call as one of its first. */
  page: string
  call: string
  /** The field of the answer that has the rows. */
  rows: string
  /** Answers that are drawn differently; all other fields are marks. The first one that the answer agrees with is shown. */
  pages: Partial<Answer>[]
  /**
   * What decides how a cell is drawn, apart from its text: groups of which a row agrees with one. A row that agrees with
   * none of a group is not shown in advance, unless the group ends with `{}`.
   */
  cases: Partial<Row>[][]
  /** The field by which the screen orders the rows; the first group has all values of it. */
  orderedBy: keyof Row & string
  draw: (answer: Answer, rows: Row[]) => Drawn
}

/** Declares the first rows of a page, typed by the call that they are from. */
export const firstRowsOf = <C extends AnyCall, Row, Drawn>(
  { method, path }: C,
  declared: Omit<FirstRows<AnswerOf<C>, Row, Drawn>, 'call'>,
): FirstRows<AnswerOf<C>, Row, Drawn> => ({ ...declared, call: `${method} ${path}` })
