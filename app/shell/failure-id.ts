import { createContext } from "react";

/**
 * The id under which the error of this document was logged (server/unexpected.server.ts); null where there was none. The
 * server writes it into the page as `data-failure` of the root element, where the browser reads it.
 */
export const FailureId = createContext<string | null>(null);
