import { refuse } from "@/lib/core/kernel/refusal";
import { endpoint } from "@/lib/http/endpoint";

/** Whatever is not an endpoint: the same problem document as everywhere, never a page. */
const nothingHere = async () => refuse("not_found", "Not found");

export const GET = endpoint({ door: "visitor" }, nothingHere);
export const POST = endpoint({ door: "visitor" }, nothingHere);
export const PUT = endpoint({ door: "visitor" }, nothingHere);
export const PATCH = endpoint({ door: "visitor" }, nothingHere);
export const DELETE = endpoint({ door: "visitor" }, nothingHere);
