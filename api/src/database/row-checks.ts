/** Tests turn this on: every row is then parsed by its schema, and a missing or extra column fails. */
export const rowChecks = { isOn: false }
