import type { Page } from '@playwright/test'

declare global {
  interface Window {
    setPace(seconds: number): void
    passTimer(until: number): boolean
  }
}

/** Shorter timers, in ms, belong to the screen (transitions, typing) and are not replaced. */
const SHORTEST = 1000

/**
 * Replaces the page's timers, so that the shell's time limits do not depend on how busy the machine is: each second of the page
 * takes `seconds` of real time. `setPace` changes this pace, also for running timers.
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
      // Page time and real time of the last change of pace, so that page time never runs backwards.
      let changed = { page: real.now(), real: real.now() }
      const now = () => changed.page + (real.now() - changed.real) / pace

      const pending = new Map<number, { due: number; run: () => void; timer: number }>()
      // Outside the range of the browser's own timer ids.
      let last = 1_000_000_000
      const schedule = (id: number, due: number, run: () => void) => {
        const timer = real.set(
          () => {
            pending.delete(id)
            run()
          },
          (due - now()) * pace,
        )
        pending.set(id, { due, run, timer })
      }

      const continueAt = (time: number, next: number) => {
        changed = { page: time, real: real.now() }
        pace = next
        for (const [id, { due, run, timer }] of pending) {
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
          real.clear(pending.get(id)?.timer ?? id)
          pending.delete(id)
        },
        setPace(next: number) {
          continueAt(now(), next)
        },
        passTimer(until: number) {
          const due = Math.min(...[...pending.values()].map((wait) => wait.due))
          if (due < until) continueAt(Math.max(due, now()), pace)
          return due < until
        },
      })
    },
    { initial: seconds, shortest: SHORTEST },
  )

/** Sets how many real seconds a second of the page takes. */
export const setPace = (page: Page, seconds: number) => page.evaluate((pace) => window.setPace(pace), seconds)

/**
 * Advances the page's time to its next timer, if that is due before `until`. Otherwise returns false. No real time passes, so
 * that no other limit is reached on a busy machine.
 */
export const passTimer = (page: Page, until: number) => page.evaluate((time) => window.passTimer(time), until)
