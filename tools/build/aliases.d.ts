export const PREFIX: string;
export const folders: string[];
export const jestMapper: Record< string, string[] >;
export const webpackAlias: Record< string, string[] >;
