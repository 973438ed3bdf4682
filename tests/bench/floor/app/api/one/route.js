import { Pool } from "pg";

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

export async function GET(request) {
  const id = new URL(request.url).searchParams.get("id");
  const { rows } = await pool.query("select id, email from users where id = $1", [id]);
  return Response.json(rows[0] ?? null);
}
