/** Rows of a table that are drawn before all others: no screen shows more at first. */
export const FIRST_SCREEN = 40
