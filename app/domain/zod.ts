import { config } from "zod";

// zod tries whether it may make code from text: the site's policy forbids that, and a browser reports each try
config({ jitless: true });

export { z } from "zod";
