/**
 * Parses the formula of a calculation, such as `{shirts} * 20 + if( {shipping} = "Express", 9, 4 )`; mirrors
 * `includes/Domain/Forms/Formula.php`.
 */

export type Node =
	| [ 'number', number ]
	| [ 'text' | 'field', string ]
	| [ 'call', string, Node[] ];

/** Fewest and most arguments of each function. */
export const FUNCTIONS: Record< string, [ number, number ] > = {
	if: [ 3, 3 ],
	min: [ 1, 20 ],
	max: [ 1, 20 ],
	sum: [ 1, 20 ],
	round: [ 1, 2 ],
	floor: [ 1, 1 ],
	ceil: [ 1, 1 ],
	abs: [ 1, 1 ],
	count: [ 1, 1 ],
	has: [ 2, 2 ],
	days: [ 2, 2 ],
};

/** How tightly operators bind. */
const OPERATORS: Record< string, number > = {
	'=': 1,
	'!=': 1,
	'<': 1,
	'<=': 1,
	'>': 1,
	'>=': 1,
	'+': 2,
	'-': 2,
	'*': 3,
	'/': 3,
	'%': 3,
};

/** A number, a text in quotes, a field, a word, or a sign. */
const TOKEN =
	/[ \t\n\r\f\v]*(?:([0-9]{1,15}(?:\.[0-9]{1,10})?|\.[0-9]{1,10})|"([^"]*)"|'([^']*)'|\{([a-z0-9_.]+)\}|([a-z]+)|(<=|>=|!=|[-+*/%(),;=<>]))/y;

const MAX_DEPTH = 30;

/** Returns the tree of a formula; nothing if it is not valid. */
export function parse( text: string ): Node | undefined {
	const tokens = tokensIn( text.trim() );
	let place = 0;
	let depth = 0;
	const takes = ( sign: string ) => {
		const [ type, found ] = tokens?.[ place ] ?? [];
		const isNext = type === 'sign' && found === sign;
		place += isNext ? 1 : 0;
		return isNext;
	};
	/** Reads operands and the operators between them; operators that bind less are left to the caller. */
	const expression = ( least: number ): Node | undefined => {
		if ( ++depth > MAX_DEPTH ) {
			return undefined;
		}
		let left = operand();
		while ( left ) {
			const [ type, sign = '' ] = tokens?.[ place ] ?? [];
			const power = ( type === 'sign' && OPERATORS[ sign ] ) || 0;
			if ( power < least ) {
				break;
			}
			place++;
			const right = expression( power + 1 );
			left = right && [ 'call', sign, [ left, right ] ];
		}
		depth--;
		return left;
	};
	const operand = (): Node | undefined => {
		const [ type, found = '' ] = tokens?.[ place++ ] ?? [];
		if ( type === 'number' ) {
			return [ type, +found ];
		}
		if ( type === 'text' || type === 'field' ) {
			return [ type, found ];
		}
		if ( type === 'word' ) {
			return call( found );
		}
		if ( found === '-' ) {
			const negated = expression( 3 );
			return negated && [ 'call', '-', [ [ 'number', 0 ], negated ] ];
		}
		const inner = found === '(' ? expression( 1 ) : undefined;
		return inner && takes( ')' ) ? inner : undefined;
	};
	const call = ( name: string ): Node | undefined => {
		const parts: Node[] = [];
		const [ least, most ] = FUNCTIONS[ name ] ?? [ 1, 0 ];
		if ( ! most || ! takes( '(' ) ) {
			return undefined;
		}
		do {
			const part = expression( 1 );
			if ( ! part ) {
				return undefined;
			}
			parts.push( part );
		} while ( takes( ',' ) );
		return takes( ')' ) && parts.length >= least && parts.length <= most
			? [ 'call', name, parts ]
			: undefined;
	};
	const tree = tokens && expression( 1 );
	return place === tokens?.length ? tree : undefined;
}

/** Returns type and text of each token; nothing if there are signs that no formula has. */
function tokensIn( text: string ): [ string, string ][] | undefined {
	const tokens: [ string, string ][] = [];
	TOKEN.lastIndex = 0;
	while ( TOKEN.lastIndex < text.length ) {
		const found = TOKEN.exec( text );
		if ( ! found ) {
			return undefined;
		}
		const [ , number, double, single, field, word, sign = '' ] = found;
		if ( number !== undefined ) {
			tokens.push( [ 'number', number ] );
		} else if ( field ) {
			tokens.push( [ 'field', field ] );
		} else if ( word ) {
			tokens.push( [ 'word', word ] );
		} else if ( sign ) {
			tokens.push( [ 'sign', sign === ';' ? ',' : sign ] );
		} else {
			tokens.push( [ 'text', double ?? single ?? '' ] );
		}
	}
	return tokens;
}
