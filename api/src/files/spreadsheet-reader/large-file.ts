// In bytes. A report of 2,100 rows has 0.4 to 1.8 MB; 19,500 rows take a hundred MB while they are read, and as much again
// while they are applied.
const LARGE = 400_000
const FILLS_READER = 3_000_000

/** Whether files of this size are processed one at a time. */
export const isLarge = (bytes: number) => bytes > LARGE

/** Whether a process that read a file of this size holds so much memory that it should not be reused. */
export const fillsReader = (bytes: number) => bytes > FILLS_READER
