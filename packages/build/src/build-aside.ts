import type { Compiler, Configuration, Stats } from '@rspack/core'

const NAME = 'BuildAside'

export interface BuiltFile {
  file: string
  content: Buffer
}

/**
 * Runs a build beside the main one, without federation, and returns its files: none is written. They are small only if the configuration
 * says so.
 * @throws with the errors of the build
 */
export async function buildAside({ rspack }: Compiler, config: Configuration): Promise<BuiltFile[]> {
  const built: BuiltFile[] = []
  const take = {
    apply(compiler: Compiler) {
      const { Compilation } = compiler.rspack
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          for (const { name: file, source } of compilation.getAssets()) {
            built.push({ file, content: source.buffer() })
            compilation.deleteAsset(file)
          }
        })
      })
    },
  }
  const compiler = rspack({
    ...config,
    output: { ...config.output, clean: false },
    plugins: [...(config.plugins ?? []), take],
    optimization: { ...config.optimization, minimize: config.optimization?.minimize ?? false },
  })
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result)))),
  )
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  return built
}
