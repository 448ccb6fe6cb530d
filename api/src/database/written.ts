/** An instant as both engines compare it with a stored one, and store it. */
export const written = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '')
