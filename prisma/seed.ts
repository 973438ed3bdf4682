export { seedCatalogue } from "./seed/catalogue";
export { seedDemo } from "./seed/demo";
