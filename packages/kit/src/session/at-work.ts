/** Milliseconds after the last key or pointer in which somebody still counts as sitting there. */
const AT_WORK_MS = 30 * 60 * 1000

let last = Date.now()

for (const event of ['pointerdown', 'keydown'])
  window.addEventListener(
    event,
    () => {
      last = Date.now()
    },
    { capture: true, passive: true },
  )

/** Whether somebody used this page lately. One that only refreshes itself must not keep its session alive for ever. */
export const isAtWork = () => Date.now() - last < AT_WORK_MS
