export function versionOf( content: string | Buffer ): string;
export function link( folder: string ): void;
