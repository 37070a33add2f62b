import { config } from "zod";

// zod tests whether it may generate code from text. The site's policy forbids that, and a browser would report each test
config({ jitless: true });

export { z } from "zod";
