export { endServers as default } from "./servers";
