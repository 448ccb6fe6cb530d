import 'reflect-metadata'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@fichero/contract/enums'
import { embeddedFile } from '../config/database-target.js'
import { connect } from '../database/connect.js'
import { ENTITIES } from '../operations/app.entities.js'
import { dataModelPage, pageFile } from '../operations/data-model/data-model-page.js'

/** `npm run data-model --workspace api`: generates the manuals' page about the data model from the entities. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fichero-data-model-'))
  try {
    const dataSource = await connect({ engine: 'sqlite', file: embeddedFile(dataDir) }, ENTITIES)
    for (const language of LANGUAGES) await writeFile(pageFile(language), dataModelPage(dataSource, language))
    await dataSource.destroy()
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
