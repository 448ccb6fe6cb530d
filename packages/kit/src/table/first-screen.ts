/** How many rows of a table are rendered before the others: more rows do not fit on any screen. */
export const FIRST_SCREEN = 40
