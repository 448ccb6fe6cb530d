/** Returns the path to which a restore moves the SQLite file that it replaces. */
export const replacedFilePath = (file: string) => `${file}.before-restore`
