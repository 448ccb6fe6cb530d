/**
 * Sends what `present` makes of a method's result. Wraps the method instead of using an interceptor: Nest builds an
 * observable for each, which costs more than the schema itself. In `applyDecorators` it comes first: the others set
 * metadata on the function that Nest calls.
 */
export const answerAs =
  <Result>(present: (result: Result) => unknown): MethodDecorator =>
  (_target, name, descriptor: PropertyDescriptor) => {
    const method: (...parameters: unknown[]) => Result | Promise<Result> = descriptor.value
    descriptor.value = async function (this: unknown, ...parameters: unknown[]) {
      return present(await method.apply(this, parameters))
    }
    // Swagger finds the method's parameters by its name; parameter decorators have run before.
    Object.defineProperty(descriptor.value, 'name', { value: name })
    for (const key of Reflect.getOwnMetadataKeys(method))
      Reflect.defineMetadata(key, Reflect.getOwnMetadata(key, method), descriptor.value)
  }
