/** Finds the scripts that a module's view imports on demand, by name; their files are relative to its folder. */
export function partsOf( folder: string ): { name: string; file: string }[];
