import { z } from 'zod'
import { code, requiredOr } from './common.schema.ts'
import { MAX_SERVICE_PATH } from './limits.ts'

/**
 * A path of the service of a module, with its query: `/salas/3?dia=lunes`. Encoded slashes and dots are refused, because servers disagree about
 * what they mean.
 */
export const servicePath = z
  .string({ error: requiredOr() })
  .max(MAX_SERVICE_PATH, code('too_long'))
  .regex(/^\/(?![/\\])[\w~!$&'()*+,;=:@%./-]*(\?[\w~!$&'()*+,;=:@%./?-]*)?$/, code('invalid'))
  .refine((path) => !/(^|\/)\.{1,2}(\/|$)|%(2e|2f|5c|0)/i.test(path.split('?', 1)[0] ?? ''), code('invalid'))

/**
 * How one group of results of the search is shown: a group of the answer of `GET /search`, or what the service of the module finds. `label` and `detail` interpolate fields of the row and may nest
 * translations of the kit: `{{codigo}} · $t(kit:value.nivel.{{nivel}})`. `{{version, programVersion}}` appends the version of a
 * program to its name.
 */
export const remoteSearchResult = z.object({
  /** The group's name in the answer. With `service` any name, which is unique within the module. */
  group: z.string(),
  /**
   * Path of the module's service that finds these results: it gets the typed text as `?q=`, and answers with a JSON array of rows with
   * texts and numbers.
   */
  service: servicePath.optional(),
  /** The heading of the group. */
  titleKey: z.string(),
  /** Order among the groups of all remotes, smallest first. */
  order: z.int(),
  /** Path of a result; `:field` is replaced by a field of the row. */
  path: z.string().startsWith('/'),
  label: z.string(),
  detail: z.string(),
  /** Fields from SOFIA Plus, such as a program's name: they are Spanish in every language of the page. */
  sofia: z.array(z.string()).optional(),
  /** An icon, as in an entry of the menu. */
  icon: z.string().optional(),
  /** The field that the result shows on a small tab. */
  tab: z.string().optional(),
  /** The field with a user's id: the result of the signed-in user opens the profile. */
  userId: z.string().optional(),
})
export type RemoteSearchResult = z.infer<typeof remoteSearchResult>
