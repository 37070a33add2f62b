/** How many ways a picture is prepared in, at most, before it counts as unreadable (specification, section 6). */
export const VARIANT_COUNT = 5;
