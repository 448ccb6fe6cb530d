/** Returns the day in Colombia, `YYYY-MM-DD`. */
export const today = () => new Date().toLocaleDateString('sv', { timeZone: 'America/Bogota' })
