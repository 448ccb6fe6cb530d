import type { Page } from '@playwright/test'

declare global {
  interface Window {
    setPace(seconds: number): void
    passTimer(until: number): boolean
  }
}

/** Shorter timers belong to the screen (transitions, typing) and stay as they are. */
const SHORTEST = 1000

/**
 * Replaces the page's timers, so that the shell's time limits do not depend on how busy the machine is: each second of
 * the page takes `seconds` of real time. `setPace` changes that, also for running timers.
 */
export const pacedClock = (page: Page, seconds: number) =>
  page.addInitScript(
    ({ initial, shortest }) => {
      const real = {
        now: performance.now.bind(performance),
        set: window.setTimeout.bind(window),
        clear: window.clearTimeout.bind(window),
      }
      let pace = initial
      // Page time and real time of the last change of pace: page time never runs backwards.
      let changed = { page: real.now(), real: real.now() }
      const now = () => changed.page + (real.now() - changed.real) / pace

      const waits = new Map<number, { due: number; run: () => void; timer: number }>()
      // Outside the range of the browser's own timer ids.
      let last = 1_000_000_000
      const schedule = (id: number, due: number, run: () => void) => {
        const timer = real.set(
          () => {
            waits.delete(id)
            run()
          },
          (due - now()) * pace,
        )
        waits.set(id, { due, run, timer })
      }

      const continueAt = (time: number, next: number) => {
        changed = { page: time, real: real.now() }
        pace = next
        for (const [id, { due, run, timer }] of waits) {
          real.clear(timer)
          schedule(id, due, run)
        }
      }

      performance.now = now
      Object.assign(window, {
        setTimeout(run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) {
          if (delay < shortest) return real.set(run, delay, ...args)
          last += 1
          schedule(last, now() + delay, () => run(...args))
          return last
        },
        clearTimeout(id: number) {
          real.clear(waits.get(id)?.timer ?? id)
          waits.delete(id)
        },
        setPace(next: number) {
          continueAt(now(), next)
        },
        passTimer(until: number) {
          const due = Math.min(...[...waits.values()].map((wait) => wait.due))
          if (due < until) continueAt(Math.max(due, now()), pace)
          return due < until
        },
      })
    },
    { initial: seconds, shortest: SHORTEST },
  )

export const setPace = (page: Page, seconds: number) => page.evaluate((pace) => window.setPace(pace), seconds)

/**
 * The page's time goes on to its next timer at once, if that is due before `until`. Returns whether there was one. No real
 * time passes, so that a busy machine reaches no other limit.
 */
export const passTimer = (page: Page, until: number) => page.evaluate((time) => window.passTimer(time), until)
