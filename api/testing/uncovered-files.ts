import { basename, dirname, sep } from 'node:path'
import { RETAINED_FILES } from '../src/operations/retention/retained.js'
import { isOfFiles, RETENTION_RULES } from '../src/operations/retention/retention-rules.js'

/** Returns the paths in the data folder that have neither a retention rule nor a reason to be kept. */
export const uncoveredFiles = (paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const isRuled = RETENTION_RULES.some(
      (rule) => isOfFiles(rule) && rule.folder === dirname(path) && rule.pattern.test(basename(path)),
    )
    return !isRuled && !RETAINED_FILES.some(({ pattern }) => pattern.test(path.replaceAll(sep, '/')))
  })
