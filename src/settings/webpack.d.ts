/** Functions that webpack adds to `require`. */
interface WebpackContext {
	( key: string ): unknown;
	keys: () => string[];
}

declare namespace NodeJS {
	interface Require {
		context: (
			folder: string,
			isDeep: boolean,
			pattern: RegExp
		) => WebpackContext;
	}
}
