// Budgets at the size of the largest region, on one data set: filling it takes longer than measuring.

import { measureBoardExport } from './board-export.mjs'
import { measureOwed } from './owed.mjs'
import { measureReadiness } from './readiness.mjs'
import { measureSearch } from './search.mjs'
import { REGION } from './support/data-set.mjs'
import { withDataSet } from './support/filled.mjs'

/** Each gives a row of the results for a running system and the size of its data. */
const MEASURES = [measureSearch, measureReadiness, measureOwed]

export const benchRegion = () =>
  withDataSet(REGION, async (fichero, size, database) => {
    const results = []
    for (const measure of MEASURES) results.push(await measure(fichero, size))
    // It changes the data.
    return [...results, ...(await measureBoardExport(fichero, size, database.url))]
  })
