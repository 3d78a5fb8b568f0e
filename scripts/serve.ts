import { existsSync } from "node:fs";
import { netlifyServer } from "./netlify-server";

const FOLDER = "public";

if (!existsSync(`${FOLDER}/_redirects`)) {
  console.error("There is no built site in public/. Run `npm run build` first, or `npm start`, which builds and serves.");
  process.exit(1);
}
const server = await netlifyServer(FOLDER);

/** Listens on the first free port from `port` on. */
function listen(port: number): void {
  server.listen(port, "localhost", () => {
    console.log(`\nThe site is at http://localhost:${String(port)} (Ctrl+C ends it).`);
  });
  server.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") {
      throw error;
    }
    console.log(`Port ${String(port)} is taken; trying ${String(port + 1)}.`);
    server.removeAllListeners("listening");
    listen(port + 1);
  });
}

listen(Number(process.env["PORT"] ?? 9000));
