// Budgets with the data of the largest region. They share one data set, because generating it takes longer than measuring.

import { measureBoardExport } from './board-export.mjs'
import { measureOwed } from './owed.mjs'
import { measureReadiness } from './readiness.mjs'
import { measureSearch } from './search.mjs'
import { REGION } from './support/data-set.mjs'
import { withDataSet } from './support/with-data-set.mjs'

/** Each function measures a running system with data of this size, and returns a row of the results, or several. */
const MEASURES = [measureSearch, measureReadiness, measureOwed]

export const benchRegion = () =>
  withDataSet(REGION, async (fichero, size, database) => {
    const results = []
    for (const measure of MEASURES) results.push(...[await measure(fichero, size)].flat())
    // Last, because it changes the data.
    return [...results, ...(await measureBoardExport(fichero, size, database.url))]
  })
