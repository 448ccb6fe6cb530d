import 'reflect-metadata'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config/read-config.js'
import { connect } from '../database/connect.js'
import { ENTITIES } from '../operations/app.entities.js'
import { createApp } from '../server/app.js'
import { openApiOf } from '../server/openapi/build-document.js'
import { OPENAPI_FILE } from '../server/openapi/openapi-files.js'

/** The build runs this: writes the OpenAPI document of the application. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fichero-openapi-'))
  try {
    const config = readConfig({ DATA_DIR: dataDir, JWT_SECRET: 'it signs nothing: this application never listens' })
    const app = await createApp(config, await connect(config.database, ENTITIES))
    await writeFile(OPENAPI_FILE, `${JSON.stringify(openApiOf(app))}\n`)
    await app.close()
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
