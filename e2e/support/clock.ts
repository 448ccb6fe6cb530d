import type { Page } from '@playwright/test'

declare global {
  interface Window {
    setPace(seconds: number): void
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
          changed = { page: now(), real: real.now() }
          pace = next
          for (const [id, { due, run, timer }] of waits) {
            real.clear(timer)
            schedule(id, due, run)
          }
        },
      })
    },
    { initial: seconds, shortest: SHORTEST },
  )

export const setPace = (page: Page, seconds: number) => page.evaluate((pace) => window.setPace(pace), seconds)
