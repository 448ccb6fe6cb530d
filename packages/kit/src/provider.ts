// The shell's alone: remotes are drawn inside it.
export { KitProvider } from './provider/kit-provider'
