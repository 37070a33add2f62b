import { createContext } from "react";

/**
 * The id under which the error of this document was logged (server/unexpected.server.ts), and the key of the location that
 * failed; null if nothing did. The server writes the id into the page as `data-failure` of the root element, where the
 * browser reads it.
 */
export const DocumentFailure = createContext<{ id: string; locationKey: string } | null>(null);

/** The key that the router gives to every location on the server. */
export const FIRST_LOCATION_KEY = "default";
