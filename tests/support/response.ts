interface Answer {
	status?: number;
	redirected?: boolean;
	url?: string;
	/** By name; null for none. */
	headers?: Record< string, string | null >;
}

/**
 * Returns a server's response, of which jsdom has no class: what our scripts read of one.
 *
 * @param body   Text, or JSON as text.
 * @param answer Everything else; a status of 200 by default.
 */
export function response( body: string, answer: Answer = {} ): Response {
	const { status = 200, redirected = false, url = '', headers = {} } = answer;
	const all = new Map(
		Object.entries( headers ).map( ( [ name, value ] ) => [
			name.toLowerCase(),
			value,
		] )
	);
	const get = ( name: string ) => all.get( name.toLowerCase() ) ?? null;
	const own: Partial< Response > = {
		status,
		ok: status < 400,
		redirected,
		url,
		headers: {
			get,
			has: ( name: string ) => get( name ) !== null,
		} as Headers,
		text: async () => body,
		json: async () => JSON.parse( body ),
		clone: () => response( body, answer ),
	};
	return own as Response;
}
