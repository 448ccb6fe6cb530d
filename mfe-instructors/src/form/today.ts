/** Today in Colombia, as ISO. */
export const today = () => new Date().toLocaleDateString('sv', { timeZone: 'America/Bogota' })
