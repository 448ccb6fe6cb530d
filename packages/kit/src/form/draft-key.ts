import type { Call, CallOptions, CallTakes, PathNames } from '@fichero/contract/calls/call'

declare const key: unique symbol
/** What a draft belongs to: the call that sends the form, and its row. */
export type DraftKey = string & { [key]: true }

type Row<Path extends string> = [PathNames<Path>] extends [never]
  ? [row?: Record<string, string | number>]
  : [row: Record<PathNames<Path>, string | number> & Record<string, string | number>]

/**
 * Returns the key of a form's draft: the call that sends the form, and which row it is about. `row` has the parameters
 * of the call's path, and what else tells two rows apart.
 */
export const draftKey = <Path extends string>(
  { method, path }: Call<Path, CallOptions, CallTakes>,
  ...[row = {}]: Row<Path>
) => `${method} ${path} ${JSON.stringify(row)}` as DraftKey
