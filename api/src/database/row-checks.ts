/** Tests turn this on: `rowsOf` then parses every row by its schema and throws on a missing or extra column. */
export const rowChecks = { isOn: false }
