import type { MetadataRoute } from "next";
import { siteOrigin } from "@/lib/wiring";

/** Asked for rarely, so it is made on request: the address is the running installation's, not the build's. */
export const dynamic = "force-dynamic";

/** Pages of members and doors of the API are nobody's search result. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [
        "/api/",
        "/admin",
        "/dashboard",
        "/goals",
        "/goal-setup",
        "/chat/",
        "/profile",
        "/settings",
        "/subscribe",
      ],
    },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
