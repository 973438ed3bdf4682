const NAME = /^\p{L}[\p{L}\p{M}\p{N} .'’-]{0,39}$/u;
const ADDRESS = /\S\.\S{2,}|www\b/iu;

/**
 * "Hi Ada," when the text can be a name, else "Hi there,". Mail goes to addresses nobody has proven yet, so a "name" with a
 * link, markup, line breaks or direction marks in it must not become our words (T23, T24).
 */
export function greeting(firstName: string): string {
  const name = firstName.trim().replace(/ +/g, " ");
  return NAME.test(name) && !ADDRESS.test(name) ? `Hi ${name},` : "Hi there,";
}
