import { join } from 'node:path'
import { type Compiler, experiments } from '@rspack/core'

const NAME = 'CataloguePlugin'

/** Writes the module that starts the catalogue of the kit: what its sources say, and its examples. */
export class CataloguePlugin {
  /** @param file the module's name, for those who import it */
  constructor(
    private readonly kit: string,
    private readonly file: string,
  ) {}

  apply(compiler: Compiler) {
    const modules = new experiments.VirtualModulesPlugin({ [this.file]: '' })
    modules.apply(compiler)
    let written = ''
    // Before each build: the page follows the comments as they are saved.
    compiler.hooks.make.tapPromise(NAME, async () => {
      const source = await this.source()
      if (source !== written) modules.writeModule(this.file, source)
      written = source
    })
  }

  private async source(): Promise<string> {
    // Loads the parser, which other builds do without.
    const { kitAreas } = await import('./kit-areas')
    const areas = kitAreas(this.kit)
    const paths = areas.flatMap(({ files }) => files.map(({ path }) => path))
    return `
import { startCatalogue } from '@fichero/kit/catalogue/start-catalogue'
${paths.map((path, place) => `import * as e${place} from ${JSON.stringify(join(this.kit, 'examples', path))}`).join('\n')}
startCatalogue(${JSON.stringify(areas)}, { ${paths.map((path, place) => `'${path}': e${place}`).join(', ')} })
`
  }
}
