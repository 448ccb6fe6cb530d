/**
 * In bytes: about 4,000 rows. 19,500 rows take a hundred MB while they are read, and as much again while they are applied.
 */
const LARGE = 400_000

/** Whether a file of so many bytes takes so much memory that it gets a worker and a turn of its own. */
export const isLarge = (bytes: number) => bytes > LARGE
