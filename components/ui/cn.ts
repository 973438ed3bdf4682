import { type CxOptions, cx } from "class-variance-authority";
import { extendTailwindMerge } from "tailwind-merge";

const twMerge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["display", "title", "heading", "subheading", "body"],
      shadow: ["soft", "lifted", "afloat"],
      animate: ["rise", "fade", "slide", "burst", "shimmer"],
    },
  },
});

/** Joins class names; a later utility beats an earlier one of the same kind. */
export const cn = (...classes: CxOptions): string => twMerge(cx(...classes));
