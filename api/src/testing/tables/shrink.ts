import { type Plan, smaller } from './plans.js'

const TRIES = 80

/** Leaves out changes and rows, one by one, while something is still wrong. */
export async function shrink(plan: Plan, isWrong: (plan: Plan) => Promise<boolean>): Promise<Plan> {
  let [least, tries] = [plan, TRIES]
  for (let changed = true; changed; ) {
    changed = false
    for (const candidate of smaller(least)) {
      if (tries-- <= 0) return least
      if (!(await isWrong(candidate))) continue
      least = candidate
      changed = true
      break
    }
  }
  return least
}
