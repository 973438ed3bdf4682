/** The least that the same stack can do: one static page and one handler with one indexed query. */
export default {
  poweredByHeader: false,
  serverExternalPackages: ["pg"],
};
