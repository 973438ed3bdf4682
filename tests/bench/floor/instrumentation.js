// Stands here so that the build does not climb to the house and take its own.
export function register() {}
