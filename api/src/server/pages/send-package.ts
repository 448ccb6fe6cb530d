import type { Response } from 'express'
import type { PackageRegistry } from '../../areas/remotes/package-registry.js'
import { AppError } from '../../errors/app-error.js'
import { answerLanguage } from '../../i18n/answer-language.js'

/**
 * Sends a file of the package registry. npm escapes the slash of a scoped name (`@fichero%2fkit`), and proxies may decode it. Caches
 * revalidate each file, because a build of unreleased code may change the content of a version.
 * @param path below the registry's address
 */
export async function sendPackage(response: Response, registry: PackageRegistry, path: string): Promise<void> {
  const { type, etag, bytes } = await registry
    .find(path.replaceAll(/%40/g, '@').replaceAll(/%2f/gi, '/'))
    .catch((error) => Promise.reject(withErrorText(error, response)))
  response.set({ 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etag }).send(bytes)
}

/** Adds the property `error`, which npm prints. */
function withErrorText(error: unknown, response: Response): unknown {
  if (!(error instanceof AppError)) return error
  const { code, params } = error
  return new AppError(code, params, { error: error.body(answerLanguage(response)).msg })
}
