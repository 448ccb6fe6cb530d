// React DOM announces itself to this object when it is loaded, and the fast refresh of a remote, which is loaded later,
// looks for it there. React's own stand-in for the browser's extension keeps no renderers, so the remote would find none
// (https://github.com/facebook/react/blob/main/packages/react-refresh/src/ReactFreshRuntime.js). With the extension its
// hook is there already.
const ignore = () => {}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1
    this.renderers.set(id, renderer)
    return id
  },
  checkDCE: ignore,
  onScheduleFiberRoot: ignore,
  onCommitFiberRoot: ignore,
  onPostCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
}
