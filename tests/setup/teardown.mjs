/** Jest loads its setup and teardown files one by one, so what is to be undone hangs on the global object. */
const undo = () => {
  globalThis.goalcoachTeardown ??= [];
  return globalThis.goalcoachTeardown;
};

export const onTeardown = (stop) => undo().push(stop);

/** After the last test: the last thing started ends first. */
export default async function tearDown() {
  for (const stop of undo().splice(0).reverse()) await stop();
}
