import { createContext } from 'react'

/** Whether a `Button` renders as a menu item. False in a dialog that was opened from a menu. */
export const InMenu = createContext(false)
