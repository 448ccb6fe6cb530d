import type { Call, CallOptions, CallTakes, PathNames } from '@fichero/contract/calls/call'

declare const key: unique symbol
/** Identifies the draft of a form by the call that sends the form, and by the row that the form edits. */
export type DraftKey = string & { [key]: true }

type Row<Path extends string> = [PathNames<Path>] extends [never]
  ? [row?: Record<string, string | number>]
  : [row: Record<PathNames<Path>, string | number> & Record<string, string | number>]

/**
 * Returns the key of a form's draft. `row` identifies the row that the form edits: it has the parameters of the call's path,
 * and any other values that distinguish two rows.
 */
export const draftKey = <Path extends string>(
  { method, path }: Call<Path, CallOptions, CallTakes>,
  ...[row = {}]: Row<Path>
) => `${method} ${path} ${JSON.stringify(row)}` as DraftKey
