/** How long in ms after the last key press or pointer event a user counts as active. */
const ACTIVE_MS = 30 * 60 * 1000

/** Time of the last key press or pointer event. */
let lastActivity = Date.now()

for (const event of ['pointerdown', 'keydown'])
  window.addEventListener(
    event,
    () => {
      lastActivity = Date.now()
    },
    { capture: true, passive: true },
  )

/** Returns whether the page was used recently. A page that only polls must not extend its session forever. */
export const isUserActive = () => Date.now() - lastActivity < ACTIVE_MS
