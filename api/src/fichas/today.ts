const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota', dateStyle: 'short' })

/** The day that it is in Colombia, `YYYY-MM-DD`. */
export const today = (now = new Date()): string => calendar.format(now)
