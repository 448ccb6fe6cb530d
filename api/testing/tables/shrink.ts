import { type Plan, smaller } from './plans.js'

const MAX_ATTEMPTS = 80

/** Removes changes and rows one by one while the problem persists. Returns the smallest plan that was found. */
export async function shrink(plan: Plan, isWrong: (plan: Plan) => Promise<boolean>): Promise<Plan> {
  let [least, tries] = [plan, MAX_ATTEMPTS]
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
