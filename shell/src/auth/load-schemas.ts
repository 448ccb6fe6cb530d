/** The contract's schemas are the larger half of a form: they come when somebody begins to fill one in. */
export const loadSchemas = () => import('@fichero/kit/schemas')

export const preloadSchemas = () => {
  // Checking the form tries again.
  loadSchemas().catch(() => undefined)
}
